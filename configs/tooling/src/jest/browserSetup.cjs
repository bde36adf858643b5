require('@testing-library/jest-dom');

// jsdom lacks what embed code may mark for the performance panel.
if (!performance.mark) performance.mark = () => undefined;
