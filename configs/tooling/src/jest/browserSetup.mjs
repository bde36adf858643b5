import '@testing-library/jest-dom';

// jsdom lacks the performance marks that embed code may set.
if (!('mark' in performance)) Object.assign(performance, { mark: () => undefined });
