export { HomePopups } from './home-popups';
export { homePopupsContract } from './home-popups.contract';
