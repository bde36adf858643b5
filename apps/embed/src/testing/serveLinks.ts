/** The result of a request: the file, an error, or never a response. */
export type LinkResponse = 'load' | 'error' | 'never';

export interface LinkServer {
  /** All requested links, in order. */
  links: HTMLLinkElement[];
  urls(): string[];
  stop(): void;
}

/** Replaces the network for link elements, which jsdom does not fetch. */
export function serveLinks(answer: (path: string) => LinkResponse = () => 'load'): LinkServer {
  const links: HTMLLinkElement[] = [];
  const supports = jest
    .spyOn(HTMLLinkElement.prototype, 'relList', 'get')
    .mockReturnValue({ supports: () => true } as unknown as DOMTokenList);
  const append = jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      document.head.appendChild(node as Node);
      if (!(node instanceof HTMLLinkElement)) continue;
      links.push(node);
      const { pathname, search } = new URL(node.href);
      const outcome = answer(pathname + search);
      if (outcome !== 'never') void Promise.resolve().then(() => node.dispatchEvent(new Event(outcome)));
    }
  });
  return {
    links,
    urls: () => links.map(({ href }) => new URL(href).pathname + new URL(href).search),
    stop() {
      supports.mockRestore();
      append.mockRestore();
      links.forEach((link) => link.remove());
    },
  };
}
