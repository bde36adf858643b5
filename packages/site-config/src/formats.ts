/*
 * How facts are written and compared (FMT-1 to FMT-5), the same on the server's pages, in every widget and in the demo
 * city. Apart from the rest of the package, so that who needs one of them carries no more than that one.
 */
export { addDays, createZone, isDay, type Zone } from './formats/createZone';
export { escapeHtml } from './formats/escapeHtml';
export { foldText } from './formats/foldText';
export { formatDistance } from './formats/formatDistance';
export { formatRating, NO_RATING } from './formats/formatRating';
export { isEmail, maxFieldLength } from './formats/isEmail';
export { canGetMail, mailAddress, trimEmail } from './formats/mailAddress';
export { linkPhone } from './formats/linkPhone';
export { linkWebsite } from './formats/linkWebsite';
export { readCoordinates, type Coordinates } from './formats/readCoordinates';
export { tellExactTime, type ExactTime } from './formats/tellExactTime';
export { tellTimeAgo } from './formats/tellTimeAgo';
