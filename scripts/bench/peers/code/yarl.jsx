import Lightbox from 'yet-another-react-lightbox';
import { showGallery } from './showGallery.jsx';

showGallery(Lightbox);
