/* global __webpack_require__, __cityguideFederation */
// Runs first in every container: connects the page's federation runtime with webpack's data about this container.
const container = __webpack_require__;
const federation = (container.federation = { ...__cityguideFederation, ...container.federation });
federation.instance = federation.bundlerRuntime.init({ webpackRequire: container });
federation.installInitialConsumes?.();
