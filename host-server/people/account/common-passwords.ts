const words = (list: string) => list.trim().split(/\s+/)

/**
 * What common passwords are made of, in English and German, without capitals, umlauts and digits: most of them add only
 * a number or a year. Of the words of a language only those that lists of leaked passwords begin with.
 */
export const COMMON_WORDS: readonly string[] = words(`
  password passwort passwd passphrase kennwort geheimwort geheim geheimnis secret secure security sicherheit sicher safe
  pass word wort login logon signin anmelden anmeldung zugang access account konto user benutzer admin administrator
  root master manager system server computer rechner laptop notebook internet netzwerk network office buero firma
  company work arbeit business service support default standard changeme change letmein let me enter open opensesame
  sesam welcome willkommen hello hallo servus gruess gott hi bye test testen tester testing guest gast demo example
  beispiel temp temporary muster mustermann sample
  bank banking sparkasse raiffeisen volksbank kredit credit money geld euro cash finance finanz berater beraterin
  advisor adviser kunde customer filiale branch termin card karte
  qwerty qwertz qwertyuiop qwertzuiop uiop asdf asdfg asdfgh asdfghjkl asdfjkl ghjkl yxcv yxcvbnm zxcv zxcvbn zxcvbnm
  qaz qay wsx edc rfv tgb qazwsx qaywsx qazwsxedc qwer qwe asd zxc yxc poiuyt lkjhgf mnbvcx
  abc abcd abcde abcdef abcdefg abcdefgh abcdefghij abcdefghijkl abcdefghijklmnopqrstuvwxyz xyz aaa bbb xxx zzz
  iloveyou ilove love lovely lover loveme liebe liebling ichliebedich ich dich mich mir you ever forever immer schatz
  schatzi sweetheart honey baby babygirl princess prinzessin prinz queen king koenig angel engel angels heaven devil
  teufel god jesus christ family familie mama papa mutti mother father bruder sister friend friends freunde girl boy
  sunshine sonnenschein sun sonne moon mond star stars stern sterne rainbow flower blume rose summer sommer winter
  spring fruehling fruhling autumn herbst januar jaenner janner februar maerz marz april mai juni juli august september
  oktober november dezember january february march may june july october december montag dienstag mittwoch donnerstag
  freitag samstag sonntag monday tuesday wednesday thursday friday saturday sunday
  dragon monkey shadow tiger lion bear panther falcon eagle adler wolf hund dog doggy hase maus mausi baer katze cat
  kitty pussy chicken butterfly schmetterling delphin dolphin pferd horses
  football fussball soccer baseball basketball hockey golf tennis ski sport fitness player game gamer games winner
  champion rapid austria bayern dortmund schalke arsenal chelsea liverpool barcelona ferrari porsche mercedes bmw audi
  volkswagen corvette mustang harley yamaha honda toyota
  superman batman spiderman starwars pokemon naruto matrix minecraft warcraft counterstrike merlin gandalf hobbit
  phoenix ninja samurai pirate hunter ranger killer warrior soldier trooper
  google facebook twitter youtube instagram apple samsung android iphone nokia microsoft windows linux ubuntu oracle
  cisco amazon netflix whatsapp
  cheese cookie cookies chocolate schokolade banana orange pepper ginger coffee kaffee bier beer whiskey
  freedom freiheit trustno trustnoone whatever nothing nichts secretly hunter superstar super mega power magic zauber
  lucky glueck happy gluecklich cool crazy sexy hot fuck fuckyou fucking shit scheisse arsch arschloch ficken
  hacker matrix internet passw
  wien vienna graz linz salzburg innsbruck klagenfurt osterreich oesterreich tirol berlin hamburg munchen muenchen koeln
  frankfurt stuttgart deutschland germany schweiz zuerich london england america amerika paris
  michael thomas andreas stefan christian daniel martin peter markus wolfgang alexander sebastian patrick florian lukas
  david manuel matthias robert johannes philipp dominik franz josef hans anton jakob maria anna julia sabine andrea
  claudia barbara petra martina daniela katharina christina sandra nicole jessica jennifer michelle melanie stephanie
  lisa laura sarah sophie emma charlie thomas george jordan jonathan william joshua matthew andrew ashley amanda
  samantha hannah maggie buster bailey rocky max bella
`)
