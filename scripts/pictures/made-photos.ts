/** Rooms, a street and a person, drawn so that they lie under words like photographs do: soft light, grain, near and far. */

const GRAIN = `<filter id="g" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .16 0"/></filter><filter id="b"><feGaussianBlur stdDeviation="26"/></filter><filter id="s"><feGaussianBlur stdDeviation="5"/></filter>`;

const scene = (width: number, height: number, defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${GRAIN}${defs}</defs>${body}<rect width="${width}" height="${height}" filter="url(#g)"/></svg>`;

const fade = (id: string, from: string, to: string, x2 = 0, y2 = 1) =>
  `<linearGradient id="${id}" x2="${x2}" y2="${y2}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const room = (
  wall: [string, string],
  side: [string, string],
  floor: [string, string],
  sky: [string, string],
  furniture: string,
) =>
  scene(
    1600,
    1200,
    fade("w", ...wall) +
      fade("l", ...side, 1, 0) +
      fade("f", ...floor) +
      fade("k", ...sky) +
      fade("c", "#f4f1ea", "#d9d3c7"),
    `<rect width="1600" height="1200" fill="url(#w)"/>
    <path fill="url(#c)" d="M0 0H1600L1240 210H420Z"/>
    <path fill="url(#l)" d="M0 0L420 210V800L0 1120Z"/><path fill="url(#l)" opacity=".75" d="M1600 0L1240 210V800L1600 1120Z"/>
    <path fill="url(#f)" d="M0 1120L420 800H1240L1600 1120V1200H0Z"/>
    <g opacity=".3" stroke="#5b4630" stroke-width="3">${Array.from({ length: 13 }, (_, i) => `<path d="M${420 + i * 68} 800L${-700 + i * 250} 1200"/>`).join("")}</g>
    <rect x="640" y="300" width="150" height="420" fill="url(#k)"/><rect x="850" y="300" width="150" height="420" fill="url(#k)"/>
    <g fill="none" stroke="#fbfaf5" stroke-width="16"><rect x="640" y="300" width="150" height="420"/><rect x="850" y="300" width="150" height="420"/><path d="M640 470h150M850 470h150"/></g>
    <path fill="#fff6d8" opacity=".55" filter="url(#s)" d="M640 820L500 1090H760L800 820ZM850 820L820 1090H1080L1010 820Z"/>
    ${furniture}`,
  );

export const livingRoomSvg = () =>
  room(
    ["#efe9de", "#dccfba"],
    ["#cfc3b0", "#e6ddce"],
    ["#c79f6f", "#a17a4c"],
    ["#9cc7ea", "#e9f4f2"],
    `<ellipse cx="980" cy="1010" rx="470" ry="90" fill="#5a4630" opacity=".35" filter="url(#b)"/>
    <path fill="#cbb9a4" d="M560 940L1330 940L1420 1090H470Z"/>
    <path fill="#3d5a66" d="M1010 700q0-30 40-30H1370q50 0 50 40v220H1010Z"/><path fill="#4d6f7d" d="M990 820q0-30 30-30h360q40 0 40 30v120H990Z"/>
    <rect x="1060" y="720" width="120" height="90" rx="16" fill="#e0a23b"/><rect x="1220" y="725" width="110" height="86" rx="16" fill="#d9d2c5"/>
    <path fill="#7b5a3a" d="M640 930h280v24H640ZM664 954h20v90h-20ZM872 954h20v90h-20Z"/><ellipse cx="780" cy="922" rx="46" ry="12" fill="#f2efe8"/>
    <path fill="#2f6b46" d="M470 780q-70-190-10-260q20 120 30 180q0-180 80-230q-20 130-50 240q60-130 130-120q-50 80-110 200Z"/><path fill="#b9673f" d="M450 790h110l-16 120h-78Z"/>
    <path fill="#fff1c4" d="M1290 380h90l34 100h-158Z"/><path fill="#8d7a5c" d="M1330 480h10v210h-10Z"/>`,
  );

export const kitchenSvg = () =>
  room(
    ["#f3f1ec", "#dde2e0"],
    ["#c6d0cf", "#e9eeec"],
    ["#b8b2a8", "#8f897f"],
    ["#bfe0f2", "#f4fbf5"],
    `<path fill="#2c4a44" d="M1060 640h540v340h-540Z"/><path fill="#e7e2d6" d="M1030 610h570v40h-570Z"/>
    <g stroke="#1f3833" stroke-width="5"><path d="M1190 660v310M1330 660v310M1470 660v310"/></g>
    <path fill="#41665e" d="M1060 240h540v190h-540Z"/><path fill="#d9c7a4" d="M500 760h440v46H500Z"/><path fill="#a9865a" d="M520 806h26v240h-26ZM896 806h26v240h-26Z"/>
    <circle cx="720" cy="230" r="60" fill="#e3b44f"/><path stroke="#333" stroke-width="4" d="M720 0v170"/>
    <circle cx="640" cy="738" r="26" fill="#c8442e"/><circle cx="690" cy="742" r="24" fill="#e08a2c"/><path fill="#5d7f4d" d="M800 760v-60q30-70 50-10v70Z"/>`,
  );

export const oldRoomSvg = () =>
  room(
    ["#c9b893", "#a08a62"],
    ["#8f7c58", "#b3a079"],
    ["#7a5b3d", "#54402b"],
    ["#a9b6bd", "#cfd5d4"],
    `<path fill="#5b3a2b" d="M1040 720h360v250h-360Z"/><path fill="#6f4a37" d="M1040 820h360v40h-360Z"/><path fill="#4d3626" d="M480 640h130v420H480Z"/><path fill="#8b7350" d="M700 900h220v140H700Z"/>`,
  );

export const streetSvg = () => {
  const house = (x: number, width: number, top: number, wall: string, shutter: string) =>
    `<rect x="${x}" y="${top}" width="${width}" height="${1120 - top}" fill="${wall}"/><rect x="${x - 8}" y="${top - 20}" width="${width + 16}" height="26" fill="#e9e1d2"/>${Array.from(
      { length: Math.floor((980 - top) / 170) },
      (_, floor) =>
        Array.from({ length: Math.floor(width / 120) }, (_, bay) => {
          const [wx, wy] = [x + 36 + bay * 120, top + 46 + floor * 170];
          return `<rect x="${wx}" y="${wy}" width="56" height="104" fill="#27313f"/><rect x="${wx - 20}" y="${wy}" width="20" height="104" fill="${shutter}"/><rect x="${wx + 56}" y="${wy}" width="20" height="104" fill="${shutter}"/><path stroke="#1b1b1f" stroke-width="4" d="M${wx - 26} ${wy + 76}h108M${wx - 26} ${wy + 110}h108"/>`;
        }).join(""),
    ).join("")}`;
  return scene(
    1600,
    1200,
    fade("k", "#6fa9dc", "#dcebf2") + fade("f", "#b7b1a6", "#8e887d"),
    `<rect width="1600" height="1200" fill="url(#k)"/><g fill="#fff" opacity=".7" filter="url(#b)"><ellipse cx="420" cy="180" rx="260" ry="50"/><ellipse cx="1180" cy="120" rx="300" ry="44"/></g>
    ${house(-40, 420, 420, "#e3c49a", "#5d7f6b")}${house(380, 620, 260, "#f2ede1", "#2c5c50")}${house(1000, 380, 380, "#d98f6a", "#7a3b2a")}${house(1380, 300, 470, "#efe0bd", "#45607a")}
    <rect y="1090" width="1600" height="110" fill="url(#f)"/><path fill="#3f6b3c" filter="url(#s)" d="M120 1100q-120-200 10-330q160-60 200 90q60 140-60 240Z"/><path fill="#4b7a45" filter="url(#s)" d="M1290 1100q-90-180 30-280q140-40 170 90q30 120-70 190Z"/>
    <path fill="#14171c" d="M620 960h110v130h-110Z"/><path fill="#e7b24a" d="M650 980h50v110h-50Z"/>`,
  );
};

export const portraitSvg = () =>
  scene(
    1200,
    1500,
    fade("k", "#cfd8d6", "#a9b4b1") + fade("j", "#24354f", "#152238"),
    `<rect width="1200" height="1500" fill="url(#k)"/><rect x="120" y="120" width="260" height="700" fill="#e8efee" filter="url(#b)"/><rect x="860" y="60" width="200" height="900" fill="#8fa09c" filter="url(#b)"/>
    <path fill="#3a2418" d="M390 620q-40-360 210-370q260 10 220 380q40 190-10 300H400q-50-120-10-310Z"/>
    <path fill="url(#j)" d="M110 1500q20-420 330-470h320q310 50 330 470Z"/><path fill="#f4f1ea" d="M470 1020l130 250 130-250Z"/><path fill="#d19f80" d="M510 880h180v150l-90 110-90-110Z"/>
    <ellipse cx="600" cy="680" rx="165" ry="215" fill="#e0b192"/><path fill="#3a2418" d="M430 640q20-250 180-240q150 0 165 200q-120-20-200-110q-60 110-145 150Z"/>
    <ellipse cx="540" cy="680" rx="17" ry="12" fill="#2b1d14"/><ellipse cx="664" cy="680" rx="17" ry="12" fill="#2b1d14"/><path fill="none" stroke="#a4573f" stroke-width="10" stroke-linecap="round" d="M545 795q55 40 112 0"/>`,
  );

export const planSvg = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1050"><rect width="1500" height="1050" fill="#fff"/><g fill="none" stroke="#151515" stroke-width="16"><path d="M60 60h1380v930H60ZM60 520h420M620 520h300M920 60v330M920 520v470M1060 520h380M480 520v200M480 860v130"/></g><g fill="none" stroke="#151515" stroke-width="3"><path d="M480 520a140 140 0 0 1 140 140V520M920 390a130 130 0 0 1-130 130M920 520a140 140 0 0 1 140 140V520M480 720a140 140 0 0 1-140 140h140M1120 640h260v300h-260ZM130 620h230v180h-230ZM150 130h260v120h-260Z"/></g><g font-family="sans-serif" font-size="36" fill="#333"><text x="380" y="340">Salón 28 m²</text><text x="1080" y="300">Cocina 12 m²</text><text x="600" y="780">Dorm. 14 m²</text></g></svg>`;
