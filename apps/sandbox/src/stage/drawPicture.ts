const WIDTH = 600;
const HEIGHT = 400;
const HOUSES = 9;

/** A street at some hour of the day as SVG: the same for the same address, so that a picture keeps its look. */
export function drawPicture(address: string): string {
  const next = createDice(address);
  const hue = next(360);
  const houses = Array.from({ length: HOUSES }, (_unused, index) => drawHouse({ index, hue, next }));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 62% 74%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 78% 92%)"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
<circle cx="${80 + next(440)}" cy="${60 + next(80)}" r="${24 + next(20)}" fill="hsl(${(hue + 30) % 360} 90% 96%)"/>
${houses.join('\n')}
<rect y="${HEIGHT - 36}" width="${WIDTH}" height="36" fill="hsl(${hue} 14% 30%)"/>
</svg>`;
}

interface House {
  index: number;
  hue: number;
  next(below: number): number;
}

function drawHouse({ index, hue, next }: House): string {
  const width = WIDTH / HOUSES + 2;
  const x = index * (WIDTH / HOUSES);
  const y = 120 + next(150);
  const wall = `<rect x="${x}" y="${y}" width="${width}" height="${HEIGHT - y}" fill="hsl(${(hue + next(60)) % 360} ${24 + next(24)}% ${34 + next(26)}%)"/>`;
  const windows = [0, 1, 2].map(
    (row) =>
      `<rect x="${x + 14}" y="${y + 18 + row * 40}" width="${width - 28}" height="20" rx="2" fill="hsl(45 90% 80%)" opacity="${0.3 + next(60) / 100}"/>`,
  );
  return wall + windows.join('');
}

/** Numbers that look thrown and follow from the text (a linear congruence over its FNV hash). */
function createDice(text: string): (below: number) => number {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
