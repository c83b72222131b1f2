export { Search } from './search';
export { SearchBox } from './search-box';
