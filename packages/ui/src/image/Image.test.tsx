import { fireEvent, render, screen } from '@testing-library/react';
import { Image } from './Image';
import { getColumnSrcSet } from './imageCandidates';

const size = { width: 600, height: 400, command: 'resize_then_crop' } as const;
const picture = () => screen.getByRole<HTMLImageElement>('img', { name: 'The bar' });

describe('a picture', () => {
  it('PHOTO-8.width-height PHOTO-8.srcset has explicit width and height, candidates for dense screens and loads only when it comes near', () => {
    render(<Image url="/p/bar.jpg" alt="The bar" {...size} />);
    expect(picture()).toHaveAttribute('width', '600');
    expect(picture()).toHaveAttribute('height', '400');
    expect(picture().srcset).toMatch(/1x, .* 2x$/);
    expect(picture()).toHaveAttribute('loading', 'lazy');
  });

  it('PHOTO-8.srcset has candidates by width where it is as wide as its column', () => {
    const srcSet = getColumnSrcSet('/p/bar.jpg', size);
    render(<Image url="/p/bar.jpg" alt="The bar" {...size} srcSet={srcSet} sizes="92vw" />);
    const candidates = picture().srcset.split(', ');
    expect(candidates.map((candidate) => candidate.split(' ')[1])).toContain('750w');
    expect(candidates.find((candidate) => candidate.endsWith(' 750w'))).toMatch(/w=750&h=500&/);
    expect(picture()).toHaveAttribute('sizes', 'auto, 92vw');
  });

  it('PHOTO-8.placeholder O-IMG-01 is requested once more without sizes when it fails, then shows the placeholder with its text for good', () => {
    render(<Image url="/p/bar.jpg?v=3" alt="The bar" {...size} />);
    const first = picture();
    fireEvent.error(first);
    const second = picture();
    expect(second).not.toBe(first);
    expect(second).toHaveAttribute('src', '/p/bar.jpg?v=3');
    expect(second).not.toHaveAttribute('srcset');
    fireEvent.error(second);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('The bar')).toBeVisible();
  });

  it('tries again when the URL changes', () => {
    const { rerender } = render(<Image url="/p/gone.jpg" alt="The bar" {...size} />);
    fireEvent.error(picture());
    fireEvent.error(picture());
    rerender(<Image url="/p/bar.jpg" alt="The bar" {...size} />);
    expect(picture().src).toContain('/p/bar.jpg?w=600');
  });

  it.each([null, undefined, '', 'null'])('O-IMG-03 requests nothing where the URL is %p', (address) => {
    const { container } = render(<Image url={address} alt="The bar" {...size} />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('The bar')).toBeVisible();
  });
});
