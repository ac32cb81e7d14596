// The page that tests stand on is an English one of the test runner's; the shop's are German.
document.documentElement.lang = 'de'
