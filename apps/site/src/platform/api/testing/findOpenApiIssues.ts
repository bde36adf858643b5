type Json = Record<string, unknown>;

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
const TYPES = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
/** The keywords of JSON Schema 2020-12 and OpenAPI 3.1 that our contract may use. */
const KEYWORDS = new Set(
  (
    'type properties required additionalProperties propertyNames patternProperties items prefixItems enum const ' +
    'anyOf oneOf allOf not minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength ' +
    'pattern format minItems maxItems uniqueItems default description title examples'
  ).split(' '),
);

/** Lists what is wrong with an OpenAPI 3.1 document, one line each. */
export function findOpenApiIssues(document: Json): string[] {
  const issues: string[] = [];
  const addIssue = (location: string, message: string) => issues.push(`${location}: ${message}`);
  const info = (document.info ?? {}) as Json;
  if (!/^3\.1\.\d+$/.test(String(document.openapi))) addIssue('openapi', 'is not 3.1');
  if (!info.title || !info.version) addIssue('info', 'lacks title or version');
  const components = (document.components ?? {}) as { securitySchemes?: Json };
  const operations = new Set<unknown>();

  for (const [path, item] of Object.entries((document.paths ?? {}) as Record<string, Json>)) {
    if (!path.startsWith('/')) addIssue(path, 'does not begin with a slash');
    for (const [method, operation] of Object.entries(item)) {
      const location = `${method} ${path}`;
      if (!METHODS.has(method)) addIssue(location, 'is no method');
      checkOperation(location, path, operation as Json);
    }
  }
  return issues;

  function checkOperation(location: string, path: string, operation: Json): void {
    if (!operation.operationId || operations.has(operation.operationId))
      addIssue(location, 'has no id of its own');
    operations.add(operation.operationId);
    const parameters = (operation.parameters ?? []) as Json[];
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    if (inPath.join() !== declared.join())
      addIssue(location, `has ${inPath.join()} in its path and tells ${declared.join()}`);
    for (const { name, in: where, required, schema } of parameters) {
      if (where === 'path' && required !== true) addIssue(location, `${String(name)} must be required`);
      checkSchema(`${location} ${String(name)}`, schema);
    }
    for (const requirement of (operation.security ?? []) as Json[])
      for (const name of Object.keys(requirement))
        if (!components.securitySchemes?.[name])
          addIssue(location, `asks for ${name}, which nothing describes`);
    const { requestBody, responses } = operation as { requestBody?: Json; responses?: Record<string, Json> };
    if (requestBody) checkContent(`${location} body`, requestBody.content);
    if (Object.keys(responses ?? {}).length === 0) addIssue(location, 'answers nothing');
    for (const [status, response] of Object.entries(responses ?? {})) {
      if (!/^[1-5]\d\d$/.test(status)) addIssue(location, `${status} is no status`);
      if (!response.description) addIssue(location, `${status} has no description`);
      if (response.content) checkContent(`${location} ${status}`, response.content);
    }
  }

  function checkContent(location: string, content: unknown): void {
    const entries = Object.entries((content ?? {}) as Record<string, Json>);
    if (entries.length === 0) addIssue(location, 'has no content');
    for (const [type, { schema }] of entries) {
      if (!/^[\w-]+\/[\w.+-]+$/.test(type)) addIssue(location, `${type} is no media type`);
      checkSchema(location, schema);
    }
  }

  function checkSchema(location: string, schema: unknown): void {
    if (typeof schema === 'boolean') return;
    if (typeof schema !== 'object' || schema === null || Array.isArray(schema))
      return void addIssue(location, 'has no schema');
    const { type, properties, required, items, additionalProperties, ...rest } = schema as Json;
    for (const keyword of Object.keys(schema))
      if (!KEYWORDS.has(keyword)) addIssue(location, `no keyword: ${keyword}`);
    for (const each of [type].flat())
      if (each !== undefined && !TYPES.has(String(each))) addIssue(location, `no type: ${String(each)}`);
    const schemaProperties = (properties ?? {}) as Json;
    for (const name of (required ?? []) as string[])
      if (!(name in schemaProperties)) addIssue(location, `requires ${name}, which it does not have`);
    for (const [name, inner] of Object.entries(schemaProperties)) checkSchema(`${location}.${name}`, inner);
    for (const inner of [items, additionalProperties]) if (inner !== undefined) checkSchema(location, inner);
    for (const inner of [rest.anyOf, rest.oneOf, rest.allOf].flat()) if (inner) checkSchema(location, inner);
  }
}
