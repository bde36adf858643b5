/** What no response may reveal: stack traces, SQL statements, drivers, folders, table names. */
export const LEAKS =
  /node_modules|at (?:async )?[\w.<>]+ \(?(?:file:|\/|node:)|\bsqlite_|SQLITE_[A-Z]+|\bselect .+ from |\binsert into |\bupdate .+ set |pg_catalog|syntax error at|near ".*": syntax|ECONNREFUSED|ENOENT|password_hash|token_hash|email_key|better-sqlite3|kysely|TypeError|ReferenceError|RangeError|FastifyError|ZodError|liquidjs|\/(?:home|root|srv|tmp|work|usr)\/[\w.-]+/;
