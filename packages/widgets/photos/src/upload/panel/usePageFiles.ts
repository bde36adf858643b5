import { useEffect, useState } from 'react';

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])];
const isOfFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Files that are dropped anywhere on the page or pasted into it, while this is mounted: next to the panel a browser would
 * leave the page for the file. Gives whether some are being dragged over it.
 */
export function usePageFiles(take: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    function over(event: DragEvent): void {
      if (!isOfFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    }
    function leave({ relatedTarget }: DragEvent): void {
      // Out of the window, not from one element to the next.
      if (relatedTarget === null) setIsOver(false);
    }
    function drop(event: DragEvent): void {
      setIsOver(false);
      if (!isOfFiles(event)) return;
      event.preventDefault();
      take(filesOf(event.dataTransfer));
    }
    function paste({ clipboardData }: ClipboardEvent): void {
      // Text that is copied out of a document brings its picture along; it is the text that is meant.
      if (!clipboardData?.types.includes('text/plain')) take(filesOf(clipboardData));
    }
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, [take]);

  return isOver;
}
