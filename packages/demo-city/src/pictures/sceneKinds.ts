import type { DayTime } from '../drawing/palettes';
import type { DrawScene } from '../drawing/scene';
import { drawBar } from '../scenes/bar';
import { drawBookshop } from '../scenes/bookshop';
import { drawBrunch } from '../scenes/brunch';
import { drawCoffee } from '../scenes/coffee';
import { drawDiningRoom } from '../scenes/diningRoom';
import { drawDumplings } from '../scenes/dumplings';
import { drawFeast } from '../scenes/feast';
import { drawHouses } from '../scenes/houses';
import { drawMarket } from '../scenes/market';
import { drawMuseum } from '../scenes/museum';
import { drawNeonStreet } from '../scenes/neonStreet';
import { drawPark } from '../scenes/park';
import { drawPastries } from '../scenes/pastries';
import { drawPatio } from '../scenes/patio';
import { drawPizza } from '../scenes/pizza';
import { drawRamen } from '../scenes/ramen';
import { drawSalad } from '../scenes/salad';
import { drawSalon } from '../scenes/salon';
import { drawStreetscape } from '../scenes/streetscape';
import { drawStudio } from '../scenes/studio';
import { drawSushi } from '../scenes/sushi';
import { drawTacos } from '../scenes/tacos';
import { drawTheatre } from '../scenes/theatre';
import { drawWaterfront } from '../scenes/waterfront';

export interface SceneKind {
  draw: DrawScene;
  /** The times of day it is drawn at, in turn. */
  times: readonly DayTime[];
  /** The number of its pictures in the whole city. */
  count: number;
  /** Pictures with text on signs cannot be mirrored. */
  hasWords?: boolean;
  /** Wide enough for panoramas. */
  isWide?: boolean;
}

const tableTimes: readonly DayTime[] = ['noon', 'morning', 'golden', 'overcast'];
const outdoorTimes: readonly DayTime[] = ['noon', 'golden', 'morning', 'dusk', 'overcast', 'night'];
const lampTimes: readonly DayTime[] = ['dusk', 'noon', 'night', 'golden'];

/** Every kind of scene; 400 pictures in total. */
export const sceneKinds = {
  bar: { draw: drawBar, times: lampTimes, count: 24, hasWords: true, isWide: true },
  bookshop: { draw: drawBookshop, times: lampTimes, count: 14, isWide: true },
  brunch: { draw: drawBrunch, times: tableTimes, count: 16 },
  coffee: { draw: drawCoffee, times: tableTimes, count: 18 },
  'dining-room': { draw: drawDiningRoom, times: lampTimes, count: 30, isWide: true },
  dumplings: { draw: drawDumplings, times: tableTimes, count: 14 },
  feast: { draw: drawFeast, times: tableTimes, count: 20 },
  houses: { draw: drawHouses, times: outdoorTimes, count: 14, isWide: true },
  market: {
    draw: drawMarket,
    times: ['morning', 'noon', 'golden', 'overcast', 'dusk'],
    count: 14,
    isWide: true,
  },
  museum: { draw: drawMuseum, times: tableTimes, count: 16 },
  'neon-street': { draw: drawNeonStreet, times: ['night'], count: 14, hasWords: true, isWide: true },
  park: { draw: drawPark, times: ['noon', 'golden', 'morning', 'overcast', 'dusk'], count: 20, isWide: true },
  pastries: { draw: drawPastries, times: tableTimes, count: 18 },
  patio: { draw: drawPatio, times: ['golden', 'dusk', 'noon', 'night'], count: 20, isWide: true },
  pizza: { draw: drawPizza, times: tableTimes, count: 16 },
  ramen: { draw: drawRamen, times: tableTimes, count: 16 },
  salad: { draw: drawSalad, times: tableTimes, count: 10 },
  salon: { draw: drawSalon, times: lampTimes, count: 12 },
  streetscape: { draw: drawStreetscape, times: outdoorTimes, count: 34, hasWords: true, isWide: true },
  studio: { draw: drawStudio, times: ['morning', 'golden', 'noon'], count: 12, isWide: true },
  sushi: { draw: drawSushi, times: tableTimes, count: 12 },
  tacos: { draw: drawTacos, times: tableTimes, count: 12 },
  theatre: { draw: drawTheatre, times: ['night'], count: 10, isWide: true },
  waterfront: {
    draw: drawWaterfront,
    times: ['golden', 'noon', 'dusk', 'night', 'morning'],
    count: 14,
    isWide: true,
  },
} satisfies Record<string, SceneKind>;

export type SceneName = keyof typeof sceneKinds;
export const sceneNames = Object.keys(sceneKinds) as SceneName[];
