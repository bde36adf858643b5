import type { Listing } from '@cityguide/api/contract';
import type { OpeningPeriod } from '@cityguide/site-config/formats';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Opening hours in the words of schema.org; nothing for a place whose hours are not known. */
export function createHoursJsonLd({ opening_hours: hours }: Pick<Listing, 'opening_hours'>): object {
  if (!hours || hours.closed_for_now) return {};
  const week = hours.week.flatMap((periods, index) =>
    (periods ?? []).map((period) => ({ ...specify(period), dayOfWeek: `https://schema.org/${DAYS[index]}` })),
  );
  // A date of every year has no words there.
  const special = hours.exceptions
    .filter(({ date }) => date.length === '2026-12-25'.length)
    .flatMap(({ date, periods }) =>
      (periods.length > 0 ? periods : [CLOSED]).map((period) => ({
        ...specify(period),
        validFrom: date,
        validThrough: date,
      })),
    );
  return {
    openingHoursSpecification: week.length > 0 ? week : undefined,
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
  };
}

/** How schema.org says that a place is closed all day. */
const CLOSED: OpeningPeriod = { opens: '00:00', closes: '00:00' };

const specify = ({ opens, closes }: OpeningPeriod) => ({
  '@type': 'OpeningHoursSpecification',
  opens,
  // A day there ends at 23:59.
  closes: closes === '24:00' ? '23:59' : closes,
});
