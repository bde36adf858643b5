import { openCatalogue } from './openCatalogue';

const element = document.querySelector<HTMLElement>('[data-cityguide-catalogue]');
const {
  widgets = '/widgets/',
  api = '/api/v2/',
  preview = '/editors/preview/',
  accounts = '/accounts/',
  root = '/',
  brand = 'guide',
} = element?.dataset ?? {};
if (element) void openCatalogue(element, { widgets, api, preview, accounts, root, brand });
