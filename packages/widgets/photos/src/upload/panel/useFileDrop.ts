import { useEffect, useState } from 'react';

const listFiles = (data: DataTransfer | null) => [...(data?.files ?? [])];
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Accepts files that are dropped anywhere on the page or pasted into it while this is mounted; otherwise the browser
 * would open a file that is dropped beside the panel. Returns whether files are being dragged over the page.
 */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [isDraggedOver, setIsOver] = useState(false);

  useEffect(() => {
    function handleDragOver(event: DragEvent): void {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    }
    function handleDragLeave({ relatedTarget }: DragEvent): void {
      // Only when leaving the window, not from one element to another.
      if (relatedTarget === null) setIsOver(false);
    }
    function handleDrop(event: DragEvent): void {
      setIsOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      onFiles(listFiles(event.dataTransfer));
    }
    function handlePaste({ clipboardData }: ClipboardEvent): void {
      // Text copied from a document may include a picture of it, but the text is meant.
      if (!clipboardData?.types.includes('text/plain')) onFiles(listFiles(clipboardData));
    }
    document.addEventListener('dragover', handleDragOver);
    document.addEventListener('dragleave', handleDragLeave);
    document.addEventListener('drop', handleDrop);
    document.addEventListener('paste', handlePaste);
    return () => {
      document.removeEventListener('dragover', handleDragOver);
      document.removeEventListener('dragleave', handleDragLeave);
      document.removeEventListener('drop', handleDrop);
      document.removeEventListener('paste', handlePaste);
    };
  }, [onFiles]);

  return isDraggedOver;
}
