/** The demo member, and others who cannot log in. */
export const memberNames = [
  'Robin Haldane',
  'Mei Xiong',
  'Kofi Okafor',
  'Odette Tremblay',
  'Priya D’Souza',
  'Tomasz Kowalski',
  'Zoë Gallagher',
  'Hector Núñez',
  'Noor Rahman',
  'Fern Lindqvist',
  'Ezra Rosenbaum',
  'Amara Jarvis',
] as const;
