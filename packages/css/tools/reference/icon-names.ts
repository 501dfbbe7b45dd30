/** The drawings of Lucide that pages and applications ask for most, by Lucide’s own names. */
export const iconNames =
  "activity archive arrow-down arrow-left arrow-right arrow-up at-sign badge-check bell book-open bookmark briefcase building-complex calendar calendar-days camera chart-column chart-line chart-pie check chevron-down chevron-left chevron-right chevron-up chevrons-up-down circle-check circle-exclamation-point circle-plus circle-question-mark circle-user circle-x clipboard clock cloud code columns-3 command copy corner-down-left credit-card database download eighth-notes ellipsis ellipsis-vertical external-link eye eye-off file file-spreadsheet file-text flag folder folder-open folder-plus funnel gift globe grip-vertical hard-drive hash heart house image inbox info kanban key languages layers layout-dashboard layout-grid life-buoy link list list-checks list-filter list-ordered loader-circle lock log-in log-out mail map map-pin menu message-circle message-square mic minus monitor moon package palette panel-left paperclip pause pencil phone play plus printer receipt redo refresh-cw reply rocket rotate-ccw-clock save search send server settings share-2 shield shield-check shopping-bag shopping-cart sliders-horizontal smartphone sparkles square-pen star store sun table tag target terminal thumbs-up ticket timer trash trending-down trending-up triangle-exclamation-point truck undo upload user user-plus users video wallet wifi-off wrench x zap".split(
    " ",
  );

/** Those that show a direction of reading. */
export const mirrored =
  "arrow-left arrow-right chevron-left chevron-right corner-down-left external-link list list-checks list-ordered log-in log-out panel-left redo reply send undo".split(
    " ",
  );
