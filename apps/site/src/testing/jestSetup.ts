import { startForJest } from './jestPostgres';

// Jest asks for a default export.
export default startForJest;
