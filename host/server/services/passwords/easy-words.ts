/** Words that everybody can read out and type: short, in small letters, without `l`, which is taken for `1` and `I`. */
export const passwordWords: readonly string[] = `
amber apron arrow badge baker banjo barn basket beach bear berry bonus brave bread breeze brook brown brush
bunny cabin cactus camera canoe canyon cargo carrot cedar chart cheer cherry chess coast cocoa coffee comet
copper corn cotton cover crane cream creek crown dance dawn deer desert dock donor dove dragon drum earth echo
ember exact fabric famous farm fern ferry forest fox frame fresh frost garden ginger grape grass green guest
guitar hammer happy harbor harp heart hero honey horse house jacket jazz jump kayak mango market maroon meadow
menu metro monkey moon motor music nature north nutmeg oak oasis ocean onion orange orbit otter oven owner panda
paper park parrot peach pepper photo piano picnic pond pony quartz queen rabbit radar rain ranger raven reef
ribbon river robot rocket rover safari sand saturn season shade sheep shore snow soccer sonar space spark spoon
spring stamp star stone storm sugar summer sun swan tango tea tent thunder tiger toast tower town train tree
trumpet tundra turbo tuxedo unit van vase voyage wagon water wave wheat window winter wood yacht yard yoga zebra
zone
`
  .trim()
  .split(/\s+/);
