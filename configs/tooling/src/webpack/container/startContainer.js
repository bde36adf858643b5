/* global __webpack_require__, __cityguideFederation */
// Runs first in every container: joins the page's federation runtime with what webpack wrote down of this container.
const container = __webpack_require__;
const federation = (container.federation = { ...__cityguideFederation, ...container.federation });
federation.instance = federation.bundlerRuntime.init({ webpackRequire: container });
federation.installInitialConsumes?.();
