import { startForJest } from './jestPostgres';

// Jest requires a default export.
export default startForJest;
