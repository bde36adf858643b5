import { lazy } from 'react';
import { showGallery } from './showGallery.jsx';

showGallery(lazy(() => import('yet-another-react-lightbox')));
