interface Room {
  widthPx: number;
  heightPx: number;
}

/** How the stage's page is laid into the room for it: at its own width, made smaller where that does not fit. */
export function fitStage(screenWidthPx: number | null, room: Room) {
  const widthPx = screenWidthPx ?? room.widthPx;
  const scale = widthPx > room.widthPx && room.widthPx > 0 ? room.widthPx / widthPx : 1;
  return { widthPx, heightPx: room.heightPx / scale, scale };
}
