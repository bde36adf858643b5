/** Stand-ins for the tests of other packages. Nothing that ships imports them. */
export { createFakeStorage, type FakeStorage } from './testing/createFakeStorage';
export { openStore, type OpenedStore } from './testing/openStore';
