import type { ConformanceCase } from './conforming/ConformanceCase';
import { createTestContext, type ReadResetToken, type TestContext } from './conforming/createTestContext';
import { generalCases } from './conforming/generalCases';
import { createCoverage } from './conforming/createCoverage';
import { coverageCase } from './conforming/runCases';
import { listCases } from './conforming/listCases';
import { contentCases, type ContentContext } from './content/conformance';
import { contentRoutes, routes } from './contract';
import { guestNewslettersCases } from './guest-newsletters/conformance';
import { houseAdsCases } from './house-ads/conformance';
import { listingsCases } from './listings/conformance';
import { photosCases } from './photos/conformance';
import { profilesCases } from './profiles/conformance';
import { ratingsCases } from './ratings/conformance';
import { savedCases } from './saved/conformance';
import { intentCases } from './saved/intentCases';
import { todosCases } from './todos/conformance';
import { videoBookmarksCases } from './video-bookmarks/conformance';
import type { Route } from './wire/route';

/** A running API. */
export interface ConformanceTarget {
  /** Such as `http://127.0.0.1:4321/api/v2/`. */
  baseUrl: string;
  /** Returns the token of the newest reset mail to an address; without it the cases that need one are skipped. */
  readResetToken?: ReadResetToken;
  stop(): Promise<void> | void;
}

export interface ConformanceOptions {
  /** The name of the implementation, for the report. */
  name: string;
  /**
   * Starts the implementation. It needs 13 listings, eight articles, videos and events, and six contests and
   * neighbourhoods or more, and rate limits that allow a few dozen log-ins and sign-ups in a minute from one address.
   * The suite signs up two members of its own.
   */
  start(): Promise<ConformanceTarget> | ConformanceTarget;
}

export const allRoutes = Object.values(routes).flatMap((table) => Object.values(table));

/**
 * The requirements for an implementation of the contract, in order; the last case checks that every response was
 * covered.
 */
export const conformanceCases: readonly ConformanceCase[] = [
  ...generalCases,
  ...profilesCases,
  ...guestNewslettersCases,
  ...listingsCases,
  ...houseAdsCases,
  ...listCases,
  ...photosCases,
  ...savedCases,
  ...todosCases,
  ...videoBookmarksCases,
  ...ratingsCases,
  ...intentCases,
  coverageCase(allRoutes),
];

/** Declares the conformance suite with jest's `describe` and `it`. */
export function conformance({ name, start }: ConformanceOptions): void {
  describe(`conformance of ${name}`, () => {
    let target: ConformanceTarget;
    let context: TestContext;

    beforeAll(async () => {
      target = await start();
      context = createTestContext(target.baseUrl, target.readResetToken);
    });
    afterAll(() => target?.stop());

    for (const { title, run } of conformanceCases) it(title, () => run(context));
  });
}

/** A running content API, with tokens that its operator has made. */
export interface ContentConformanceTarget extends Omit<ContentContext, 'coverage'> {
  stop(): Promise<void> | void;
}

/** Declares the suite of the content API, which is for programs and not for pages: a backend may do without it. */
export function contentConformance({ name, start }: ContentConformanceOptions): void {
  describe(`conformance of ${name}`, () => {
    const coverage = createCoverage();
    let target: ContentConformanceTarget;
    beforeAll(async () => {
      target = await start();
    });
    afterAll(() => target?.stop());

    for (const { title, run } of contentCases) it(title, () => run({ ...target, coverage }));
    it('OWN-3.contract every declared answer of the content API has been seen', () => {
      const declared = Object.values(contentRoutes).flatMap((table): Route[] => Object.values(table));
      expect(coverage.findUncovered(declared)).toEqual([]);
    });
  });
}

export interface ContentConformanceOptions {
  name: string;
  start(): Promise<ContentConformanceTarget>;
}
