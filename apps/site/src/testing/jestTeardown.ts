import { stopAfterJest } from './jestPostgres';

// Jest requires a default export.
export default stopAfterJest;
