type Json = Record<string, unknown>;

const METHODS = new Set(['get', 'post', 'patch', 'delete']);
const TYPES = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
/** What JSON Schema 2020-12 and OpenAPI 3.1 know, as far as a contract of ours comes to use it. */
const KEYWORDS = new Set(
  (
    'type properties required additionalProperties propertyNames patternProperties items prefixItems enum const ' +
    'anyOf oneOf allOf not minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength ' +
    'pattern format minItems maxItems uniqueItems default description title examples'
  ).split(' '),
);

/** What is wrong with an OpenAPI 3.1 document, one line each. */
export function checkOpenApi(document: Json): string[] {
  const faults: string[] = [];
  const say = (place: string, words: string) => faults.push(`${place}: ${words}`);
  const info = (document.info ?? {}) as Json;
  if (!/^3\.1\.\d+$/.test(String(document.openapi))) say('openapi', 'is not 3.1');
  if (!info.title || !info.version) say('info', 'lacks title or version');
  const components = (document.components ?? {}) as { securitySchemes?: Json };
  const operations = new Set<unknown>();

  for (const [path, item] of Object.entries((document.paths ?? {}) as Record<string, Json>)) {
    if (!path.startsWith('/')) say(path, 'does not begin with a slash');
    for (const [method, operation] of Object.entries(item)) {
      const place = `${method} ${path}`;
      if (!METHODS.has(method)) say(place, 'is no method');
      checkOperation(place, path, operation as Json);
    }
  }
  return faults;

  function checkOperation(place: string, path: string, operation: Json): void {
    if (!operation.operationId || operations.has(operation.operationId)) say(place, 'has no id of its own');
    operations.add(operation.operationId);
    const parameters = (operation.parameters ?? []) as Json[];
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const told = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    if (inPath.join() !== told.join())
      say(place, `has ${inPath.join()} in its path and tells ${told.join()}`);
    for (const { name, in: where, required, schema } of parameters) {
      if (where === 'path' && required !== true) say(place, `${String(name)} must be required`);
      checkSchema(`${place} ${String(name)}`, schema);
    }
    for (const requirement of (operation.security ?? []) as Json[])
      for (const name of Object.keys(requirement))
        if (!components.securitySchemes?.[name]) say(place, `asks for ${name}, which nothing describes`);
    const { requestBody, responses } = operation as { requestBody?: Json; responses?: Record<string, Json> };
    if (requestBody) checkContent(`${place} body`, requestBody.content);
    if (Object.keys(responses ?? {}).length === 0) say(place, 'answers nothing');
    for (const [status, response] of Object.entries(responses ?? {})) {
      if (!/^[1-5]\d\d$/.test(status)) say(place, `${status} is no status`);
      if (!response.description) say(place, `${status} has no description`);
      if (response.content) checkContent(`${place} ${status}`, response.content);
    }
  }

  function checkContent(place: string, content: unknown): void {
    const entries = Object.entries((content ?? {}) as Record<string, Json>);
    if (entries.length === 0) say(place, 'has no content');
    for (const [type, { schema }] of entries) {
      if (!/^[\w-]+\/[\w.+-]+$/.test(type)) say(place, `${type} is no media type`);
      checkSchema(place, schema);
    }
  }

  function checkSchema(place: string, schema: unknown): void {
    if (typeof schema === 'boolean') return;
    if (typeof schema !== 'object' || schema === null || Array.isArray(schema))
      return void say(place, 'has no schema');
    const { type, properties, required, items, additionalProperties, ...rest } = schema as Json;
    for (const keyword of Object.keys(schema))
      if (!KEYWORDS.has(keyword)) say(place, `no keyword: ${keyword}`);
    for (const each of [type].flat())
      if (each !== undefined && !TYPES.has(String(each))) say(place, `no type: ${String(each)}`);
    const known = (properties ?? {}) as Json;
    for (const name of (required ?? []) as string[])
      if (!(name in known)) say(place, `requires ${name}, which it does not have`);
    for (const [name, inner] of Object.entries(known)) checkSchema(`${place}.${name}`, inner);
    for (const inner of [items, additionalProperties]) if (inner !== undefined) checkSchema(place, inner);
    for (const inner of [rest.anyOf, rest.oneOf, rest.allOf].flat()) if (inner) checkSchema(place, inner);
  }
}
