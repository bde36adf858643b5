import { stopAfterJest } from './jestPostgres';

// Jest asks for a default export.
export default stopAfterJest;
