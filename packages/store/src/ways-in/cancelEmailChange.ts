import type { CityguideStore } from '../CityguideStore';
import { profileMessage } from '../profile/parseProfileMessage';
import { attempt, type Outcome } from '../services/attempt';
import { passOverGone } from './passOverGone';

/** Takes back a change of the email that was asked for and is not confirmed yet (DOOR-1). Never rejects. */
export async function cancelEmailChange({
  services,
  session,
  profile,
}: Pick<CityguideStore, 'services' | 'session' | 'profile'>): Promise<Outcome<void>> {
  const outcome = await attempt({ services, session }, 'cancelling the change of the email', () =>
    services.api.profiles.cancelEmailChange().catch(passOverGone),
  );
  const known = profile.getState().profile;
  if (outcome.isDone && known) {
    profile.setState({ profile: { ...known, pending_email: null } });
    services.channel.post(profileMessage(known.id));
  }
  return outcome;
}
