import type { Region } from '../../../../src/domain/region';

/** Kinds of sites, which decide how a site is used. */
export type SiteType = 'shop' | 'hotel' | 'school' | 'office' | 'warehouse' | 'cafe';

/** Cities with the region that runs their shops, and well-known places in them. */
export const cities: readonly { name: string; province: Region; region: string; places: readonly string[] }[] = [
  {
    name: '上海',
    province: '31',
    region: '华东',
    places: ['静安寺', '陆家嘴', '徐家汇', '五角场', '虹桥', '七宝', '张江', '南京东路'],
  },
  { name: '杭州', province: '33', region: '华东', places: ['湖滨', '西溪', '武林', '滨江', '未来科技城', '钱江新城'] },
  { name: '南京', province: '32', region: '华东', places: ['新街口', '夫子庙', '江宁', '仙林', '河西'] },
  { name: '苏州', province: '32', region: '华东', places: ['园区', '观前街', '狮山', '平江路'] },
  { name: '宁波', province: '33', region: '华东', places: ['天一广场', '鄞州', '江北'] },
  { name: '合肥', province: '34', region: '华东', places: ['滨湖', '政务区', '三里庵'] },
  { name: '青岛', province: '37', region: '华北', places: ['五四广场', '台东', '崂山'] },
  {
    name: '北京',
    province: '11',
    region: '华北',
    places: ['三里屯', '望京', '国贸', '五道口', '西单', '亦庄', '中关村'],
  },
  { name: '天津', province: '12', region: '华北', places: ['滨江道', '南开', '和平路'] },
  { name: '郑州', province: '41', region: '华北', places: ['二七广场', '郑东新区', '花园路'] },
  { name: '西安', province: '61', region: '华北', places: ['钟楼', '高新区', '曲江', '小寨'] },
  { name: '广州', province: '44', region: '华南', places: ['天河', '珠江新城', '北京路', '番禺', '白云'] },
  { name: '深圳', province: '44', region: '华南', places: ['南山', '福田', '华强北', '前海', '龙华'] },
  { name: '厦门', province: '35', region: '华南', places: ['曾厝垵', '中山路', '软件园', '集美'] },
  { name: '福州', province: '35', region: '华南', places: ['三坊七巷', '东街口', '仓山'] },
  { name: '长沙', province: '43', region: '华南', places: ['五一广场', '梅溪湖', '岳麓'] },
  { name: '成都', province: '51', region: '西南', places: ['太古里', '春熙路', '高新区', '天府三街', '建设路'] },
  { name: '重庆', province: '50', region: '西南', places: ['观音桥', '解放碑', '两江新区', '沙坪坝'] },
  { name: '昆明', province: '53', region: '西南', places: ['翠湖', '南屏街', '呈贡'] },
  { name: '武汉', province: '42', region: '西南', places: ['光谷', '江汉路', '街道口'] },
];

/** Names of hotels and schools; a city's name or nothing stands before them. */
export const hotels = ['云栖', '望湖', '听澜', '松间', '栖霞', '临江', '半山', '锦里', '星野', '海棠'];
export const buildings = ['主楼', '东楼', '西楼', '贵宾楼', '会议中心'];
export const schools = ['青禾', '明远', '知行', '求是', '弘毅', '致远'];
export const campuses = ['东区宿舍', '西区宿舍', '图书馆', '教学楼', '实训楼'];
export const stores = ['旗舰店', '店', '二店', '体验店', '生活馆'];

/** The three networks with most traffic, whatever the seed. */
export const flagships: readonly { remark: string; city: string; type: SiteType; share: number }[] = [
  { remark: '上海静安寺旗舰店', city: '上海', type: 'shop', share: 0.184 },
  { remark: '杭州云栖酒店主楼', city: '杭州', type: 'hotel', share: 0.154 },
  { remark: '青禾学院东区宿舍', city: '南京', type: 'school', share: 0.135 },
];

/** Where an AP hangs, by kind of site. */
export const spots: Readonly<Record<SiteType, readonly string[]>> = {
  shop: ['一楼大厅', '二楼中庭', '收银台', '仓库', '二楼露台', '试衣区', '门口'],
  hotel: ['大堂', '餐厅', '会议室', '三层走廊', '四层走廊', '五层走廊', '六层走廊', '健身房'],
  school: ['一层走廊', '二层走廊', '三层走廊', '四层走廊', '自习室', '活动室', '值班室'],
  office: ['前台', '开放办公区', '会议室', '茶水间', '经理室', '机房'],
  warehouse: ['一号库', '二号库', '分拣区', '月台', '办公区'],
  cafe: ['吧台', '大厅', '二楼', '露台'],
};

/** Name of the wireless network that visitors and staff use. */
export const ssids: Readonly<Record<SiteType, readonly [string, string]>> = {
  shop: ['SHANYU-Guest', 'SHANYU-Staff'],
  hotel: ['Hotel-WiFi', 'Hotel-Office'],
  school: ['Campus', 'Campus-Teacher'],
  office: ['Office-Guest', 'Office'],
  warehouse: ['WMS', 'WMS-Office'],
  cafe: ['Coffee-Free', 'Coffee-Staff'],
};

/** Makers of terminals: their system, how common they are, and how a terminal of theirs calls itself. */
export const brands: readonly { name: string; os: Os; weight: number; hosts: readonly string[] }[] = [
  { name: 'Apple', os: 'ios', weight: 31, hosts: ['iPhone', 'iPhone-15', 'iPad'] },
  { name: 'HUAWEI', os: 'android', weight: 18, hosts: ['HUAWEI-Mate-60', 'HUAWEI-P60', 'nova-12'] },
  { name: 'Xiaomi', os: 'android', weight: 12, hosts: ['Xiaomi-14', 'Redmi-K70', 'Redmi-Note-13'] },
  { name: 'OPPO', os: 'android', weight: 9, hosts: ['OPPO-Find-X7', 'OPPO-Reno11'] },
  { name: 'vivo', os: 'android', weight: 8, hosts: ['vivo-X100', 'vivo-S18'] },
  { name: 'HONOR', os: 'android', weight: 5, hosts: ['HONOR-Magic6', 'HONOR-90'] },
  { name: 'Lenovo', os: 'windows', weight: 6, hosts: ['DESKTOP', 'ThinkPad', 'LAPTOP'] },
  { name: 'Dell', os: 'windows', weight: 3, hosts: ['DESKTOP', 'Latitude'] },
  { name: 'HP', os: 'windows', weight: 3, hosts: ['DESKTOP', 'EliteBook'] },
  { name: 'Apple Mac', os: 'mac', weight: 4, hosts: ['MacBook-Pro', 'MacBook-Air'] },
];
export type Os = 'android' | 'ios' | 'mac' | 'windows' | 'other';

/** Makers of things that are always on. */
export const things: readonly { name: string; hosts: readonly string[] }[] = [
  { name: 'Hikvision', hosts: ['IPC-2143', 'NVR-7608'] },
  { name: 'Xiaomi', hosts: ['mi-tv', 'mi-speaker'] },
  { name: 'HP', hosts: ['HP-LaserJet', 'HP-OfficeJet'] },
  { name: 'Espressif', hosts: ['sensor', 'plug', 'light'] },
];

/** Carriers and what they sell, Mbps down and up. */
export const carriers = ['电信', '联通', '移动'] as const;
export const lines: readonly (readonly [down: number, up: number])[] = [
  [200, 40],
  [300, 50],
  [500, 100],
  [1000, 150],
  [2000, 500],
];
