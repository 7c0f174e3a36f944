import type { Feature } from '../../table/table';
import { PageLink, Pagination, RESULT_MESSAGE, ResultCount, ResultMessage } from './Pagination';
import { MoreRows, RowsArea } from './RowsArea';
import { startPaging } from './startPaging';

/** Pages, rows on scrolling, and the numbers of rows. */
export const paging: Feature = {
  slots: {
    '.wcpt-pagination': Pagination,
    '.wcpt-pagination .page-numbers': PageLink,
    '.wcpt-table-scroll-wrapper-outer, .wcpt-no-results[data-wcpt-device]': RowsArea,
    '.wcpt-infinite-scroll-dots': MoreRows,
    '.wcpt-result-count': ResultCount,
    [RESULT_MESSAGE]: ResultMessage,
  },
  start: startPaging,
};
