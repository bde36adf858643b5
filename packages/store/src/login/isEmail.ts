export { isEmail, maxFieldLength } from '@cityguide/site-config/formats';
