export { SdwanManagePage } from './sdwan-manage';
export {
  SmartCreatePage,
  SmartListPage,
  SmartManagePage,
  SmartShowPage,
  SmartTopologyPage,
  SmartWidthPage,
} from './smart-network';
