/** Answers of the stories. */
export const wifiJoinAnswers = {
  '/api/v3/wifi/join': {
    name: '杭州云栖酒店',
    networks: [
      { ssid: 'Hotel-WiFi', security: 'wpa2', password: 'YunQi;2026,Welcome', hidden: false },
      { ssid: '重庆两江新区国际会展中心', security: 'open', password: '', hidden: true },
    ],
    expires_at: '2027-02-01T06:00:00Z',
  },
};

/** The networks of the link are off. */
export const noNetworks = {
  '/api/v3/wifi/join': { ...wifiJoinAnswers['/api/v3/wifi/join'], networks: [] },
};
