// CSS modules in unit tests: every class name is returned unchanged.
module.exports = new Proxy(
  { __esModule: true },
  {
    get: (target, name) =>
      name === 'default' ? module.exports : name in target ? target[name] : String(name),
  },
);
