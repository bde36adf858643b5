// Globals of the code that webpack puts into a container.

interface ContainerFederation {
  instance?: unknown;
  bundlerRuntime: { init(container: { webpackRequire: object }): unknown };
  installInitialConsumes?(): void;
}
declare const __webpack_require__: { federation: ContainerFederation };
declare const __cityguideFederation: ContainerFederation;
