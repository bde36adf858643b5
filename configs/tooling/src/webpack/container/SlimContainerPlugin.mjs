import { fileURLToPath } from 'node:url';

const NAME = 'SlimContainer';
const start = fileURLToPath(new URL('startContainer.js', import.meta.url));

/**
 * Of each shared module: flags that are false anyway, and a fallback that only throws, as the runtimes do without one.
 */
const UNUSED_FIELDS = [/\bfallback: [^]*?(?=\bshareScope: )/g, /\b(eager: false|layer: undefined),/g];
const NEVER_ASYNC = /\basyncLoad: .*,/;

/**
 * Removes from a container the code that one which only consumes from its page never runs: small widgets had more of
 * that than of their own. What is left calls our federation runtime and the official one as before, and the file's
 * interface is the same, so that containers built before this work beside new ones.
 */
export class SlimContainerPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RuntimeGlobals, NormalModuleReplacementPlugin } = compiler.webpack;
    const { interceptModuleExecution } = RuntimeGlobals;
    new NormalModuleReplacementPlugin(/[\\/]\.federation[\\/]entry\./, start).apply(compiler);
    compiler.hooks.thisCompilation.tap(NAME, ({ hooks }) => {
      hooks.runtimeRequirementInTree.for(interceptModuleExecution).tap(NAME, (_chunk, requirements) => {
        requirements.delete(interceptModuleExecution);
      });
      hooks.runtimeModule.tap(NAME, (module) => {
        const rewrite = findRewrite(module, RuntimeGlobals);
        if (!rewrite) return;
        const generate = module.generate.bind(module);
        module.generate = () => rewrite(generate) ?? null;
      });
    });
  }
}

/**
 * The replacement of one part of the bootstrap code; `generate` returns the original part.
 * @param {import('webpack').RuntimeModule & { containerName?: string }} part
 * @param {{ require: string, startup: string }} globals
 * @returns {((generate: () => string | null) => string | null | undefined) | undefined}
 */
function findRewrite(part, { require: container, startup }) {
  switch (part.name) {
    case 'federation runtime':
      return () =>
        `${container}.federation = { initOptions: { name: "${part.containerName}", remotes: [] }, bundlerRuntimeOptions: {} };
${container}.consumesLoadingData = {};`;
    case 'sharing':
      // There are two of this name: federation's replaces webpack's.
      return (generate) => [generate()].filter((code) => code?.includes('bundlerRuntime')).join('');
    case 'consumes':
      return (generate) =>
        [...UNUSED_FIELDS, NEVER_ASYNC].reduce((code, idle) => code?.replace(idle, '') ?? null, generate());
    case 'embed federation':
      return (generate) => `${startup} = () => ${findCall(generate() ?? '', container)};`;
    default:
      return undefined;
  }
}

/**
 * The call in `code` that runs a module.
 * @param {string} code
 * @param {string} container
 */
function findCall(code, container) {
  const start = code.indexOf(`${container}(`);
  if (start < 0) throw new Error(`${NAME}: the start of the container is not what it was:\n${code}`);
  return code.slice(start, code.indexOf(')', start) + 1);
}
