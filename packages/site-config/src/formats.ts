/*
 * How facts are written (FMT-1 to FMT-4), the same on the server's pages and in every widget. Apart from the rest of
 * the package, so that who needs one of them carries no more than that one.
 */
export { formatDistance } from './formats/formatDistance';
export { formatRating, NO_RATING } from './formats/formatRating';
export { isEmail, maxFieldLength } from './formats/isEmail';
export { canGetMail, mailAddress, trimEmail } from './formats/mailAddress';
export { linkPhone } from './formats/linkPhone';
export { linkWebsite } from './formats/linkWebsite';
export { readCoordinates, type Coordinates } from './formats/readCoordinates';
export { tellExactTime, type ExactTime } from './formats/tellExactTime';
export { tellTimeAgo } from './formats/tellTimeAgo';
