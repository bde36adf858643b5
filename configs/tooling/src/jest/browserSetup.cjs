require('@testing-library/jest-dom');

// jsdom lacks the performance marks that embed code may set.
if (!performance.mark) performance.mark = () => undefined;
