import { replayClick } from './replayClick';

function createPage(widget: string) {
  document.body.innerHTML = `<div data-widget="navbar">${widget}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

/** A control of the CMS that the widget has replaced. */
function createReplaced(html: string): HTMLElement {
  const aside = document.createElement('div');
  aside.innerHTML = html;
  return aside.firstElementChild as HTMLElement;
}

function listClicks(element: HTMLElement): string[] {
  const clicked: string[] = [];
  element.addEventListener('click', (event) => {
    event.preventDefault();
    clicked.push((event.target as Element).id);
  });
  return clicked;
}

describe('replaying a click', () => {
  it.each([
    [
      'data-cg-action',
      '<a href="/accounts/login" data-cg-action="login">Log in</a>',
      '<button id="x" data-cg-action="login">Sign in</button>',
    ],
    ['name', '<button name="search">Find</button>', '<button id="x" name="search">Search</button>'],
    [
      'address',
      '<a href="/places/?a=1">Places</a>',
      '<a id="x" href="http://localhost/places/?a=1">All places</a>',
    ],
    ['text', '<a href="/menu/"> Menu </a>', '<button id="x"><b>menu</b></button>'],
  ])('EMBED-9.click-kept finds the widget’s control by the same %s', (_, control, widget) => {
    const element = createPage(`<button id="y">Other</button>${widget}<a id="z" href="/z/">Z</a>`);
    const clicked = listClicks(element);
    replayClick({ control: createReplaced(control), element });
    expect(clicked).toEqual(['x']);
    expect(document.getElementById('x')).toHaveFocus();
  });

  it('EMBED-9 prefers the action to the text', () => {
    const element = createPage(
      '<button id="y">Log in</button><button id="x" data-cg-action="login">Profile</button>',
    );
    const clicked = listClicks(element);
    replayClick({ control: createReplaced('<a href="/l" data-cg-action="login">Log in</a>'), element });
    expect(clicked).toEqual(['x']);
  });

  it('EMBED-9 clicks the CMS’s own control where that is still in the page', () => {
    const element = createPage('<a id="x" href="/l">Save</a>');
    const clicked = listClicks(element);
    replayClick({ control: document.getElementById('x') as HTMLElement, element });
    expect(clicked).toEqual(['x']);
  });

  it('EMBED-9.click-kept follows a link that has no counterpart in the widget', () => {
    const navigate = jest.fn();
    replayClick({
      control: createReplaced('<a href="/far/">Far</a>'),
      element: createPage('<p>Text</p>'),
      navigate,
    });
    expect(navigate).toHaveBeenCalledWith('http://localhost/far/');
  });

  it('never follows what is not a web address', () => {
    const navigate = jest.fn();
    const control = createReplaced('<a href="javascript:alert(1)">Run</a>');
    replayClick({ control, element: createPage('<p>Text</p>'), navigate });
    expect(navigate).not.toHaveBeenCalled();
  });

  it('ignores a button without counterpart', () => {
    const navigate = jest.fn();
    const element = createPage('<button id="x">Other</button>');
    const clicked = listClicks(element);
    replayClick({ control: createReplaced('<button>Gone</button>'), element, navigate });
    expect([clicked, navigate.mock.calls]).toEqual([[], []]);
  });
});
