/** What an address is shown as in another system's page. */
export interface Card {
  title: string;
  /** Path of its page. */
  path: string;
  /** Where and when, or what it is about; empty where there is nothing to say. */
  text: string;
  /** Path of its picture, as in the API or below the images folder. */
  image: string | null | undefined;
  author?: string | null | undefined;
  /** The widget that saves it, with the attribute that has its number. */
  widget: 'save-button' | 'bookmark';
  attribute: 'data-listing-id' | 'data-event-id' | 'data-article-id';
  id: number;
}
