import type { Feature } from '../../table/feature';
import { CsvDownload } from './CsvDownload';

export const csv: Feature = { slots: { '.wcpt-csv-download': CsvDownload } };
