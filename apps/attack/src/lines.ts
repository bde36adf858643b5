import type { AttackLine } from './AttackLine';
import { bruteForce } from './lines/accounts/bruteForce';
import { emailChange } from './lines/accounts/emailChange';
import { emailFromOpenSession } from './lines/accounts/emailFromOpenSession';
import { logInEnumeration } from './lines/accounts/logInEnumeration';
import { massAssignment } from './lines/accounts/massAssignment';
import { passwordChange } from './lines/accounts/passwordChange';
import { providerIdentity } from './lines/accounts/providerIdentity';
import { resetEnumeration } from './lines/accounts/resetEnumeration';
import { resetToken } from './lines/accounts/resetToken';
import { signUpFlood } from './lines/accounts/signUpFlood';
import { contentApi } from './lines/content/contentApi';
import { newsletterAbuse } from './lines/content/newsletterAbuse';
import { races } from './lines/content/races';
import { storedScripts } from './lines/content/storedScripts';
import { uploads } from './lines/content/uploads';
import { fileServer } from './lines/files/fileServer';
import { requestCost } from './lines/load/requestCost';
import { resourceUse } from './lines/load/resourceUse';
import { slowClients } from './lines/load/slowClients';
import { developmentPages } from './lines/pages/developmentPages';
import { errorDisclosure } from './lines/pages/errorDisclosure';
import { foreignFormats } from './lines/pages/foreignFormats';
import { logForging } from './lines/pages/logForging';
import { memberCaches } from './lines/pages/memberCaches';
import { securityHeaders } from './lines/pages/securityHeaders';
import { headerInjection } from './lines/requests/headerInjection';
import { hostInMails } from './lines/requests/hostInMails';
import { hostSpellings } from './lines/requests/hostSpellings';
import { jsonTypes } from './lines/requests/jsonTypes';
import { oddText } from './lines/requests/oddText';
import { openRedirect } from './lines/requests/openRedirect';
import { parserConfusion } from './lines/requests/parserConfusion';
import { pathTraversal } from './lines/requests/pathTraversal';
import { queryInjection } from './lines/requests/queryInjection';
import { redirectedWrites } from './lines/requests/redirectedWrites';
import { cookies } from './lines/sessions/cookies';
import { fixation } from './lines/sessions/fixation';
import { foreignObjects } from './lines/sessions/foreignObjects';
import { forgery } from './lines/sessions/forgery';
import { logOut } from './lines/sessions/logOut';
import { writeByLink } from './lines/sessions/writeByLink';
import { otherHosts } from './lines/sessions/otherHosts';

/** All lines of attack, by number. */
export const attackLines: readonly AttackLine[] = [
  bruteForce,
  emailChange,
  emailFromOpenSession,
  logInEnumeration,
  massAssignment,
  passwordChange,
  providerIdentity,
  resetEnumeration,
  resetToken,
  signUpFlood,
  contentApi,
  newsletterAbuse,
  races,
  storedScripts,
  uploads,
  fileServer,
  requestCost,
  resourceUse,
  slowClients,
  developmentPages,
  errorDisclosure,
  foreignFormats,
  logForging,
  memberCaches,
  securityHeaders,
  headerInjection,
  hostInMails,
  hostSpellings,
  jsonTypes,
  oddText,
  openRedirect,
  parserConfusion,
  pathTraversal,
  queryInjection,
  redirectedWrites,
  cookies,
  fixation,
  foreignObjects,
  forgery,
  logOut,
  writeByLink,
  otherHosts,
].sort((a, b) => a.number - b.number);
