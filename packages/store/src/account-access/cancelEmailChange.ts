import type { CityguideStore } from '../CityguideStore';
import { createProfileMessage } from '../profile/parseProfileMessage';
import { attemptAccountRequest, type RequestOutcome } from '../services/attemptAccountRequest';
import { ignoreNotFound } from './ignoreNotFound';

/** Cancels a requested change of the email that is not confirmed yet (DOOR-1). Never rejects. */
export async function cancelEmailChange({
  services,
  session,
  profile,
}: Pick<CityguideStore, 'services' | 'session' | 'profile'>): Promise<RequestOutcome<void>> {
  const outcome = await attemptAccountRequest(
    { services, session },
    'cancelling the change of the email',
    () => services.api.profiles.cancelEmailChange().catch(ignoreNotFound),
  );
  const currentProfile = profile.getState().profile;
  if (outcome.isSuccessful && currentProfile) {
    profile.setState({ profile: { ...currentProfile, pending_email: null } });
    services.channel.post(createProfileMessage(currentProfile.id));
  }
  return outcome;
}
