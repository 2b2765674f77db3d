BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE decision (
	game VARCHAR NOT NULL, 
	seat VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	secrecy VARCHAR NOT NULL, 
	since BIGINT NOT NULL, 
	told BOOLEAN NOT NULL, 
	PRIMARY KEY (game, seat, number), 
	FOREIGN KEY(game) REFERENCES game (id)
);
INSERT INTO "decision" VALUES('old002','orange',4,'turn.start','open',1800000000,0);
INSERT INTO "decision" VALUES('old004','virunian',6,'movement.unit','open',1800000000,1);
INSERT INTO "decision" VALUES('old001','orange',7,'turn.move','open',1800000000,1);
CREATE TABLE draft (
	game VARCHAR NOT NULL, 
	seat VARCHAR NOT NULL, 
	decision INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (game, seat, decision), 
	FOREIGN KEY(game) REFERENCES game (id)
);
CREATE TABLE entry (
	game VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	how VARCHAR NOT NULL, 
	seat VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	decision INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	rolls TEXT NOT NULL, 
	k INTEGER NOT NULL, 
	"after" BIGINT NOT NULL, 
	final BOOLEAN NOT NULL, 
	salt VARCHAR NOT NULL, 
	seal VARCHAR NOT NULL, 
	"by" VARCHAR NOT NULL, 
	events TEXT NOT NULL, 
	prev INTEGER NOT NULL, 
	floor INTEGER NOT NULL, 
	floor_seat VARCHAR NOT NULL, 
	public BOOLEAN NOT NULL, 
	shown INTEGER NOT NULL, 
	user BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (game, n), 
	FOREIGN KEY(game) REFERENCES game (id)
);
INSERT INTO "entry" VALUES('old001',0,'start','','',0,'null','[[6,4],[6,3],[6,6],[6,1],[6,4],[6,2],[6,3],[6,1]]',0,477837324,1,'','','','[["deployed","SET-UP.1",{"reserve":3,"seat":"blue","ships":7,"star":"SOL"},["*"]],["deployed","SET-UP.1",{"reserve":3,"seat":"orange","ships":7,"star":"VEGA"},["*"]],["rolled","SET-UP.3",{"n":4,"seat":"blue","sides":6},["*"]],["rolled","SET-UP.3",{"n":3,"seat":"blue","sides":6},["*"]],["threw_off","SET-UP.3",{"dice":[4,3],"seat":"blue","what":"order"},["*"]],["rolled","SET-UP.3",{"n":6,"seat":"orange","sides":6},["*"]],["rolled","SET-UP.3",{"n":1,"seat":"orange","sides":6},["*"]],["threw_off","SET-UP.3",{"dice":[6,1],"seat":"orange","what":"order"},["*"]],["rolled","SET-UP.3",{"n":4,"seat":"blue","sides":6},["*"]],["rolled","SET-UP.3",{"n":2,"seat":"blue","sides":6},["*"]],["threw_off","SET-UP.3",{"dice":[4,2],"seat":"blue","what":"order"},["*"]],["rolled","SET-UP.3",{"n":3,"seat":"orange","sides":6},["*"]],["rolled","SET-UP.3",{"n":1,"seat":"orange","sides":6},["*"]],["threw_off","SET-UP.3",{"dice":[3,1],"seat":"orange","what":"order"},["*"]],["first","SET-UP.3",{"seat":"blue"},["*"]]]',-1,0,'',1,0,1,1800000000);
INSERT INTO "entry" VALUES('old001',1,'answer','blue','turn.start',1,'{"do":"throw"}','[[6,1],[6,1]]',8,3520837143,1,'','','','[["rolled","MOVES.1",{"n":1,"seat":"blue","sides":6},["*"]],["rolled","MOVES.1",{"n":1,"seat":"blue","sides":6},["*"]],["thrown","MOVES.1",{"dice":[1,1],"seat":"blue","turn":1},["*"]]]',0,1,'',1,1,1,1800000000);
INSERT INTO "entry" VALUES('old001',2,'answer','blue','turn.move',2,'{"die":1,"do":"go","ship":6,"to":"MIRA-1"}','[]',10,2484291721,0,'','','','[["moved","MOVES.1",{"at":"SOL-9","die":1,"on":"SOL-10","over":[],"seat":"blue","ship":6},["*"]],["jumped","HYPERJUMPS.1",{"at":"SOL-10","seat":"blue","ship":6,"to":"MIRA-1"},["*"]]]',1,1,'blue',1,2,1,1800000000);
INSERT INTO "entry" VALUES('old001',3,'answer','blue','turn.move',3,'{"die":1,"do":"go","ship":3,"to":"MIRA-8"}','[]',10,4022621914,0,'','','','[["moved","MOVES.1",{"at":"SOL-4","die":1,"on":"SOL-5","over":[],"seat":"blue","ship":3},["*"]],["jumped","HYPERJUMPS.1",{"at":"SOL-5","seat":"blue","ship":3,"to":"MIRA-8"},["*"]]]',2,1,'blue',1,3,1,1800000000);
INSERT INTO "entry" VALUES('old001',4,'answer','orange','turn.start',1,'{"do":"throw"}','[[6,6],[6,2]]',10,2050747747,1,'','','','[["rolled","MOVES.1",{"n":6,"seat":"orange","sides":6},["*"]],["rolled","MOVES.1",{"n":2,"seat":"orange","sides":6},["*"]],["thrown","MOVES.1",{"dice":[6,2],"seat":"orange","turn":2},["*"]]]',3,4,'',1,4,2,1800000000);
INSERT INTO "entry" VALUES('old001',5,'answer','orange','turn.move',2,'{"die":2,"do":"go","ship":2,"to":"POLLUX-5"}','[]',12,2323106740,0,'','','','[["moved","MOVES.1",{"at":"VEGA-3","die":2,"on":"VEGA-5","over":["VEGA-4"],"seat":"orange","ship":2},["*"]],["jumped","HYPERJUMPS.1",{"at":"VEGA-5","seat":"orange","ship":2,"to":"POLLUX-5"},["*"]]]',4,4,'orange',1,5,2,1800000000);
INSERT INTO "entry" VALUES('old001',6,'answer','orange','turn.move',3,'{"die":6,"do":"go","ship":7,"to":"DENEB-8"}','[]',12,3370626283,0,'','','','[["moved","MOVES.1",{"at":"VEGA-11","die":6,"on":"VEGA-5","over":["VEGA-1","VEGA-4"],"seat":"orange","ship":7},["*"]],["jumped","HYPERJUMPS.1",{"at":"VEGA-5","seat":"orange","ship":7,"to":"DENEB-8"},["*"]]]',5,4,'orange',1,6,2,1800000000);
INSERT INTO "entry" VALUES('old001',7,'answer','blue','turn.start',4,'{"do":"throw"}','[[6,5],[6,2]]',12,92273290,1,'','','','[["rolled","MOVES.1",{"n":5,"seat":"blue","sides":6},["*"]],["rolled","MOVES.1",{"n":2,"seat":"blue","sides":6},["*"]],["thrown","MOVES.1",{"dice":[5,2],"seat":"blue","turn":3},["*"]]]',6,7,'',1,7,1,1800000000);
INSERT INTO "entry" VALUES('old001',8,'answer','blue','turn.move',5,'{"die":5,"do":"go","ship":6,"to":"POLLUX-1"}','[]',14,3936860347,0,'','','','[["moved","MOVES.1",{"at":"MIRA-1","die":5,"on":"MIRA-6","over":[],"seat":"blue","ship":6},["*"]],["jumped","HYPERJUMPS.1",{"at":"MIRA-6","seat":"blue","ship":6,"to":"POLLUX-1"},["*"]]]',7,7,'blue',1,8,1,1800000000);
INSERT INTO "entry" VALUES('old001',9,'answer','blue','turn.move',6,'{"die":2,"do":"go","ship":5,"to":"RIGEL-6"}','[]',14,68803306,0,'','','','[["moved","MOVES.1",{"at":"SOL-8","die":2,"on":"SOL-10","over":[],"seat":"blue","ship":5},["*"]],["jumped","HYPERJUMPS.1",{"at":"SOL-10","seat":"blue","ship":5,"to":"RIGEL-6"},["*"]]]',8,7,'blue',1,9,1,1800000000);
INSERT INTO "entry" VALUES('old001',10,'answer','orange','turn.start',4,'{"do":"throw"}','[[6,3],[6,4]]',14,4185147327,1,'','','','[["rolled","MOVES.1",{"n":3,"seat":"orange","sides":6},["*"]],["rolled","MOVES.1",{"n":4,"seat":"orange","sides":6},["*"]],["thrown","MOVES.1",{"dice":[3,4],"seat":"orange","turn":4},["*"]]]',9,10,'',1,10,2,1800000000);
INSERT INTO "entry" VALUES('old001',11,'answer','orange','turn.move',5,'{"die":4,"do":"go","ship":3,"to":"VEGA-8"}','[]',16,3326852057,0,'','','','[["moved","MOVES.1",{"at":"VEGA-4","die":4,"on":"VEGA-8","over":["VEGA-6"],"seat":"orange","ship":3},["*"]]]',10,10,'orange',1,11,2,1800000000);
INSERT INTO "entry" VALUES('old001',12,'answer','orange','turn.move',6,'{"die":3,"do":"go","ship":5,"to":"VEGA-11"}','[]',16,2567758788,0,'','','','[["moved","MOVES.1",{"at":"VEGA-8","die":3,"on":"VEGA-11","over":["VEGA-9"],"seat":"orange","ship":5},["*"]]]',11,10,'orange',1,12,2,1800000000);
INSERT INTO "entry" VALUES('old002',0,'start','','',0,'null','[[6,1],[6,6],[6,4],[6,2]]',0,477837324,1,'','','','[["deployed","SET-UP.1",{"reserve":3,"seat":"blue","ships":7,"star":"SOL"},["*"]],["deployed","SET-UP.1",{"reserve":3,"seat":"orange","ships":7,"star":"VEGA"},["*"]],["rolled","SET-UP.3",{"n":1,"seat":"blue","sides":6},["*"]],["rolled","SET-UP.3",{"n":6,"seat":"blue","sides":6},["*"]],["threw_off","SET-UP.3",{"dice":[1,6],"seat":"blue","what":"order"},["*"]],["rolled","SET-UP.3",{"n":4,"seat":"orange","sides":6},["*"]],["rolled","SET-UP.3",{"n":2,"seat":"orange","sides":6},["*"]],["threw_off","SET-UP.3",{"dice":[4,2],"seat":"orange","what":"order"},["*"]],["first","SET-UP.3",{"seat":"blue"},["*"]]]',-1,0,'',1,0,2,1800000000);
INSERT INTO "entry" VALUES('old002',1,'answer','blue','turn.start',1,'{"do":"throw"}','[[6,4],[6,1]]',4,2779398136,1,'','','','[["rolled","MOVES.1",{"n":4,"seat":"blue","sides":6},["*"]],["rolled","MOVES.1",{"n":1,"seat":"blue","sides":6},["*"]],["thrown","MOVES.1",{"dice":[4,1],"seat":"blue","turn":1},["*"]]]',0,1,'',1,1,2,1800000000);
INSERT INTO "entry" VALUES('old002',2,'answer','blue','turn.move',2,'{"die":4,"do":"go","ship":4,"to":"RIGEL-6"}','[]',6,1178097154,0,'','','','[["moved","MOVES.1",{"at":"SOL-6","die":4,"on":"SOL-10","over":["SOL-8","SOL-9"],"seat":"blue","ship":4},["*"]],["jumped","HYPERJUMPS.1",{"at":"SOL-10","seat":"blue","ship":4,"to":"RIGEL-6"},["*"]]]',1,1,'blue',1,2,2,1800000000);
INSERT INTO "entry" VALUES('old002',3,'answer','blue','turn.move',3,'{"die":1,"do":"go","ship":6,"to":"MIRA-5"}','[]',6,3083020041,0,'','','','[["moved","MOVES.1",{"at":"SOL-9","die":1,"on":"SOL-10","over":[],"seat":"blue","ship":6},["*"]],["jumped","HYPERJUMPS.1",{"at":"SOL-10","seat":"blue","ship":6,"to":"MIRA-5"},["*"]]]',2,1,'blue',1,3,2,1800000000);
INSERT INTO "entry" VALUES('old002',4,'answer','orange','turn.start',1,'{"do":"throw"}','[[6,2],[6,5]]',6,4271762797,1,'','','greedy','[["rolled","MOVES.1",{"n":2,"seat":"orange","sides":6},["*"]],["rolled","MOVES.1",{"n":5,"seat":"orange","sides":6},["*"]],["thrown","MOVES.1",{"dice":[2,5],"seat":"orange","turn":2},["*"]]]',3,4,'',1,4,0,1800000000);
INSERT INTO "entry" VALUES('old002',5,'answer','orange','turn.move',2,'{"die":2,"do":"go","ship":2,"to":"DENEB-1"}','[]',8,3470617814,0,'','','greedy','[["moved","MOVES.1",{"at":"VEGA-3","die":2,"on":"VEGA-5","over":["VEGA-4"],"seat":"orange","ship":2},["*"]],["jumped","HYPERJUMPS.1",{"at":"VEGA-5","seat":"orange","ship":2,"to":"DENEB-1"},["*"]]]',4,4,'orange',1,5,0,1800000000);
INSERT INTO "entry" VALUES('old002',6,'answer','orange','turn.move',3,'{"die":5,"do":"go","ship":6,"to":"VEGA-2"}','[]',8,3154176279,0,'','','greedy','[["moved","MOVES.1",{"at":"VEGA-9","die":5,"on":"VEGA-2","over":["VEGA-11","VEGA-1"],"seat":"orange","ship":6},["*"]]]',5,4,'orange',1,6,0,1800000000);
INSERT INTO "entry" VALUES('old002',7,'answer','blue','turn.start',4,'{"do":"throw"}','[[6,1],[6,6]]',8,584574895,1,'','','','[["rolled","MOVES.1",{"n":1,"seat":"blue","sides":6},["*"]],["rolled","MOVES.1",{"n":6,"seat":"blue","sides":6},["*"]],["thrown","MOVES.1",{"dice":[1,6],"seat":"blue","turn":3},["*"]]]',6,7,'',1,7,2,1800000000);
INSERT INTO "entry" VALUES('old002',8,'answer','blue','turn.move',5,'{"die":6,"do":"go","ship":3,"to":"RIGEL-4"}','[]',10,2415563858,0,'','','','[["moved","MOVES.1",{"at":"SOL-4","die":6,"on":"SOL-10","over":["SOL-8"],"seat":"blue","ship":3},["*"]],["jumped","HYPERJUMPS.1",{"at":"SOL-10","seat":"blue","ship":3,"to":"RIGEL-4"},["*"]]]',7,7,'blue',1,8,2,1800000000);
INSERT INTO "entry" VALUES('old002',9,'answer','blue','turn.move',6,'{"die":1,"do":"go","ship":5,"to":"SOL-9"}','[]',10,1401789462,0,'','','','[["moved","MOVES.1",{"at":"SOL-8","die":1,"on":"SOL-9","over":[],"seat":"blue","ship":5},["*"]]]',8,7,'blue',1,9,2,1800000000);
INSERT INTO "entry" VALUES('old004',0,'start','','',0,'null','[]',0,973259505,1,'','','','[["turn_began","4.0",{"turn":1},["*"]],["phase_began","4.0",{"phase":"staging","seat":"coalition","turn":1},["*"]]]',-1,0,'',1,0,1,1800000000);
INSERT INTO "entry" VALUES('old004',1,'answer','coalition','staging.unit',1,'{"at":"1518","do":"stage","race":"igugui"}','[]',0,2661137424,0,'','','','[["staged","3.1",{"at":"1518","unit":"I1"},["*"]]]',0,0,'coalition',1,1,1,1800000000);
INSERT INTO "entry" VALUES('old004',2,'answer','coalition','staging.unit',2,'{"at":"1318","do":"stage","race":"human"}','[]',0,1121630909,0,'','','','[["staged","3.1",{"at":"1318","unit":"H1"},["*"]]]',1,0,'coalition',1,2,1,1800000000);
INSERT INTO "entry" VALUES('old004',3,'answer','coalition','staging.unit',3,'{"at":"1718","do":"stage","race":"duonoip"}','[]',0,3623999409,0,'','','','[["staged","3.1",{"at":"1718","unit":"D1"},["*"]]]',2,0,'coalition',1,3,1,1800000000);
INSERT INTO "entry" VALUES('old004',4,'answer','coalition','staging.unit',4,'{"at":"1118","do":"stage","race":"meta-mexish"}','[[6,2],[6,2]]',0,732616548,1,'','','','[["staged","3.1",{"at":"1118","unit":"M1"},["*"]],["phase_began","4.0",{"phase":"deployment","seat":"virunian","turn":1},["*"]],["rolled","3.2",{"gate":"A","n":2,"sides":6,"why":"deploy"},["*"]],["deployed","3.2",{"gate":"A","n":2,"rolled":2,"undeployed":19},["*"]],["rolled","3.2",{"gate":"B","n":2,"sides":6,"why":"deploy"},["*"]],["deployed","3.2",{"gate":"B","n":2,"rolled":2,"undeployed":17},["*"]],["phase_began","4.0",{"phase":"movement","seat":"virunian","turn":1},["*"]]]',3,4,'',1,4,1,1800000000);
INSERT INTO "entry" VALUES('old004',5,'answer','virunian','movement.unit',1,'{"do":"flip","gate":"B"}','[[21,21],[6,3]]',2,2765719479,1,'','','','[["rolled","5.8",{"gate":"B","n":21,"sides":21,"why":"draw"},["*"]],["rolled","5.8",{"gate":"B","n":3,"sides":6,"unit":"X3","why":"orbit"},["*"]],["revealed","5.8",{"at":"0806","gate":"B","rolled":3,"unit":"X3"},["*"]],["began","5.0",{"at":"0806","bonus":false,"left":6,"lender":"","mode":"linear","units":["X3"]},["*"]]]',4,5,'',1,5,2,1800000000);
INSERT INTO "entry" VALUES('old004',6,'answer','virunian','move.leg',2,'{"do":"leg","hexes":1,"way":"ne"}','[]',4,2565968465,0,'','','','[["moved","5.1",{"left":5,"mode":"linear","path":["0806","0906"],"units":["X3"]},["*"]]]',5,5,'virunian',1,6,2,1800000000);
INSERT INTO "entry" VALUES('old004',7,'answer','virunian','move.leg',3,'{"do":"leg","hexes":1,"way":"sw"}','[]',4,3225678103,0,'','','','[["moved","5.1",{"left":4,"mode":"linear","path":["0906","0806"],"units":["X3"]},["*"]],["skimming","5.3",{"at":"0806","entered":1,"gate":"B","sense":1,"units":["X3"]},["*"]],["turning","5.2",{"at":"0806","fire":[],"units":["X3"]},["*"]],["moved","5.1",{"left":3,"mode":"linear","path":["0806","0707"],"units":["X3"]},["*"]],["skimming","5.3",{"at":"0707","entered":2,"gate":"B","sense":1,"units":["X3"]},["*"]],["moved","5.1",{"left":2,"mode":"linear","path":["0707","0606"],"units":["X3"]},["*"]],["skimming","5.3",{"at":"0606","entered":3,"gate":"B","sense":1,"units":["X3"]},["*"]]]',6,5,'virunian',1,7,2,1800000000);
INSERT INTO "entry" VALUES('old004',8,'answer','virunian','move.leg',4,'{"do":"exit"}','[]',4,4271344440,0,'','','','[["moved","5.1",{"left":2,"mode":"linear","path":["0606","0506"],"units":["X3"]},["*"]],["left_orbit","5.34",{"at":"0506","gate":"B","left":2,"units":["X3"]},["*"]]]',7,5,'virunian',1,8,2,1800000000);
INSERT INTO "entry" VALUES('old004',9,'answer','virunian','move.leg',5,'{"do":"stop"}','[]',4,1456809291,0,'','','','[["stopped","5.0",{"at":"0506","left":2,"units":["X3"]},["*"]]]',8,5,'virunian',1,9,2,1800000000);
INSERT INTO "entry" VALUES('old005',0,'start','','',0,'null','[[6,5],[6,2],[6,3],[6,3]]',0,477837324,1,'','','','[["deployed","SET-UP.1",{"reserve":3,"seat":"blue","ships":7,"star":"SOL"},["*"]],["deployed","SET-UP.1",{"reserve":3,"seat":"orange","ships":7,"star":"VEGA"},["*"]],["rolled","SET-UP.3",{"n":5,"seat":"blue","sides":6},["*"]],["rolled","SET-UP.3",{"n":2,"seat":"blue","sides":6},["*"]],["threw_off","SET-UP.3",{"dice":[5,2],"seat":"blue","what":"order"},["*"]],["rolled","SET-UP.3",{"n":3,"seat":"orange","sides":6},["*"]],["rolled","SET-UP.3",{"n":3,"seat":"orange","sides":6},["*"]],["threw_off","SET-UP.3",{"dice":[3,3],"seat":"orange","what":"order"},["*"]],["first","SET-UP.3",{"seat":"blue"},["*"]]]',-1,0,'',1,0,1,1800000000);
INSERT INTO "entry" VALUES('old005',1,'answer','blue','turn.start',1,'{"do":"throw"}','[[6,1],[6,5]]',4,3004548836,1,'','','','[["rolled","MOVES.1",{"n":1,"seat":"blue","sides":6},["*"]],["rolled","MOVES.1",{"n":5,"seat":"blue","sides":6},["*"]],["thrown","MOVES.1",{"dice":[1,5],"seat":"blue","turn":1},["*"]]]',0,1,'',1,1,1,1800000000);
INSERT INTO "entry" VALUES('old005',2,'answer','blue','turn.move',2,'{"die":1,"do":"go","ship":3,"to":"MIRA-12"}','[]',6,4019949262,0,'','','','[["moved","MOVES.1",{"at":"SOL-4","die":1,"on":"SOL-5","over":[],"seat":"blue","ship":3},["*"]],["jumped","HYPERJUMPS.1",{"at":"SOL-5","seat":"blue","ship":3,"to":"MIRA-12"},["*"]]]',1,1,'blue',1,2,1,1800000000);
INSERT INTO "entry" VALUES('old005',3,'answer','blue','turn.move',3,'{"do":"stay"}','[]',6,4117193233,0,'','','','[["stayed","MOVES.2",{"dice":[5],"seat":"blue"},["*"]]]',2,1,'blue',1,3,1,1800000000);
INSERT INTO "entry" VALUES('old005',4,'act','orange','resign',0,'{"do":"resign"}','[]',6,885944128,0,'','','','[["acted","WINNING.1",{"action":{"do":"resign"},"of":"resign","seat":"orange"},["*"]],["ended","WINNING.1",{"reason":"resigned","winner":"blue"},["*"]]]',3,4,'',1,4,9,1800000000);
INSERT INTO "entry" VALUES('old001',13,'undo','orange','',0,'{"to":11}','[]',16,1146340068,1,'','','','[["undone","",{"seat":"orange","to":11},["*"]]]',10,10,'orange',1,13,2,1800000000);
CREATE TABLE former (
	game VARCHAR NOT NULL, 
	seat VARCHAR NOT NULL, 
	until INTEGER NOT NULL, 
	user BIGINT NOT NULL, 
	name VARCHAR NOT NULL, 
	policy VARCHAR NOT NULL, 
	PRIMARY KEY (game, seat, until), 
	FOREIGN KEY(game) REFERENCES game (id)
);
INSERT INTO "former" VALUES('old005','orange',3,2,'Ben','');
CREATE TABLE game (
	id VARCHAR NOT NULL, 
	title VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	scenario VARCHAR NOT NULL, 
	options TEXT NOT NULL, 
	files TEXT NOT NULL, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	here BIGINT, 
	host BIGINT NOT NULL, 
	status VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	k INTEGER NOT NULL, 
	prev INTEGER NOT NULL, 
	floor INTEGER NOT NULL, 
	floor_seat VARCHAR NOT NULL, 
	"after" BIGINT NOT NULL, 
	shown INTEGER NOT NULL, 
	open_rolls INTEGER NOT NULL, 
	edition INTEGER NOT NULL, 
	dice_id VARCHAR NOT NULL, 
	commitment VARCHAR NOT NULL, 
	words TEXT NOT NULL, 
	outcome TEXT NOT NULL, 
	parked VARCHAR NOT NULL, 
	parked_until BIGINT NOT NULL, 
	frozen TEXT NOT NULL, 
	imported BOOLEAN NOT NULL, 
	revision INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (here)
);
INSERT INTO "game" VALUES('old001','starwars','Evening game','standard','{"homes":"agreed"}','{}',900,901,901,1,'playing',13,16,10,10,'orange',1146340068,13,16,1,'old001','a35f8d7d0eeb635ca01e93adabe2a5eff05ec7e2a03c2e59e569754e3837670b','{"blue":"apple"}','','',0,'',0,16,1800000000,1800000000,0);
INSERT INTO "game" VALUES('old002','starwars','','standard','{"homes":"agreed"}','{}',900,902,902,2,'playing',9,10,8,7,'blue',1401789462,9,10,1,'old002','f8e134aaa78c9baf65afbc3013e01437afc7309f9c06f7e6202741e216d8be5b','{}','','',0,'',0,10,1800000000,1800000000,0);
INSERT INTO "game" VALUES('old003','starwars','','standard','{"homes":"agreed"}','{}',900,903,903,9,'lobby',-1,0,-1,0,'',0,-1,0,1,'old003','0600ddbebf1bec257bbe47244df56626e3978da76d9c06391a1893c14a757452','{}','','',0,'',0,2,1800000000,1800000000,0);
INSERT INTO "game" VALUES('old004','stargate','','standard','{"deadlock_guard":"on","dispersal_splits":"no","skim_doubling":"after_exit","tri_ship_attacks":"together"}','{}',900,904,904,1,'playing',9,4,8,5,'virunian',1456809291,9,4,1,'old004','54acd77411acf57a90f89bee38603ca4143841f3bbe6693ec3607b0e431f17f1','{}','','',0,'',0,12,1800000000,1800000000,0);
INSERT INTO "game" VALUES('old005','starwars','','standard','{"homes":"agreed"}','{}',900,905,NULL,1,'over',4,6,3,4,'',885944128,4,6,1,'old005','ac6ea3d66682212a05add6a7148e759ca3d4a408f8fb8aece0d876fc8f5813c5','{"blue":"fig","orange":"oak"}','{"winner":"blue","reason":"resigned","case":"WINNING.1"}','',0,'',0,8,1800000000,1800000000,1800000000);
CREATE TABLE guild (
	id BIGINT NOT NULL, 
	hosts VARCHAR NOT NULL, 
	roles TEXT NOT NULL, 
	channels TEXT NOT NULL, 
	locale VARCHAR NOT NULL, 
	theme VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE message (
	id BIGINT NOT NULL, 
	game VARCHAR NOT NULL, 
	channel BIGINT NOT NULL, 
	what VARCHAR NOT NULL, 
	request INTEGER NOT NULL, 
	n INTEGER NOT NULL, 
	live BOOLEAN NOT NULL, 
	retire BOOLEAN NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(game) REFERENCES game (id)
);
INSERT INTO "message" VALUES(5002,'old001',901,'table',0,0,0,1,1800000000);
INSERT INTO "message" VALUES(5003,'old001',901,'table',0,1,0,1,1800000000);
INSERT INTO "message" VALUES(5004,'old001',901,'table',0,2,0,1,1800000000);
INSERT INTO "message" VALUES(5005,'old001',901,'table',0,3,0,1,1800000000);
INSERT INTO "message" VALUES(5006,'old001',901,'table',0,4,0,1,1800000000);
INSERT INTO "message" VALUES(5007,'old001',901,'table',0,5,0,1,1800000000);
INSERT INTO "message" VALUES(5008,'old001',901,'table',0,6,0,1,1800000000);
INSERT INTO "message" VALUES(5009,'old001',901,'table',0,7,0,1,1800000000);
INSERT INTO "message" VALUES(5010,'old001',901,'table',0,8,0,1,1800000000);
INSERT INTO "message" VALUES(5011,'old001',901,'table',0,9,0,1,1800000000);
INSERT INTO "message" VALUES(5012,'old001',901,'table',0,10,0,1,1800000000);
INSERT INTO "message" VALUES(5013,'old001',901,'table',0,11,1,0,1800000000);
INSERT INTO "message" VALUES(5015,'old002',902,'table',0,0,0,1,1800000000);
INSERT INTO "message" VALUES(5016,'old002',902,'table',0,1,0,1,1800000000);
INSERT INTO "message" VALUES(5017,'old002',902,'table',0,2,0,1,1800000000);
INSERT INTO "message" VALUES(5018,'old002',902,'table',0,3,0,1,1800000000);
INSERT INTO "message" VALUES(5019,'old002',902,'table',0,6,1,0,1800000000);
INSERT INTO "message" VALUES(5022,'old004',904,'table',0,0,0,1,1800000000);
INSERT INTO "message" VALUES(5023,'old004',904,'table',0,1,0,1,1800000000);
INSERT INTO "message" VALUES(5024,'old004',904,'table',0,2,0,1,1800000000);
INSERT INTO "message" VALUES(5025,'old004',904,'table',0,3,0,1,1800000000);
INSERT INTO "message" VALUES(5026,'old004',904,'table',0,4,0,1,1800000000);
INSERT INTO "message" VALUES(5027,'old004',904,'table',0,5,0,1,1800000000);
INSERT INTO "message" VALUES(5028,'old004',904,'table',0,6,0,1,1800000000);
INSERT INTO "message" VALUES(5029,'old004',904,'table',0,7,0,1,1800000000);
INSERT INTO "message" VALUES(5030,'old004',904,'table',0,8,0,1,1800000000);
INSERT INTO "message" VALUES(5031,'old004',904,'table',0,9,1,0,1800000000);
INSERT INTO "message" VALUES(5034,'old005',905,'table',0,0,0,1,1800000000);
INSERT INTO "message" VALUES(5035,'old005',905,'table',0,1,0,1,1800000000);
INSERT INTO "message" VALUES(5036,'old005',905,'table',0,2,0,1,1800000000);
INSERT INTO "message" VALUES(5037,'old005',905,'table',0,3,0,1,1800000000);
INSERT INTO "message" VALUES(5038,'old005',905,'table',0,-1,0,1,1800000000);
INSERT INTO "message" VALUES(5040,'old005',905,'table',0,4,1,0,1800000000);
INSERT INTO "message" VALUES(5041,'old004',904,'note',0,-1,0,0,1800000000);
CREATE TABLE milestone (
	game VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	PRIMARY KEY (game, n), 
	FOREIGN KEY(game) REFERENCES game (id)
);
INSERT INTO "milestone" VALUES('old001',0,'{"state":{"fleet":{"blue":["SOL-1","SOL-3","SOL-4","SOL-6","SOL-8","SOL-9","SOL-11","","",""],"orange":["VEGA-1","VEGA-3","VEGA-4","VEGA-6","VEGA-8","VEGA-9","VEGA-11","","",""]},"hand":{"blue":"","orange":""},"deck":"AAAAAAASSSSSSSWWWWWWW","home":{"blue":"SOL","orange":"VEGA"},"asked":{"blue":1}},"stack":[["turn","begin",{"seat":"blue"},[[1,"blue","turn.start"]],{},"all","ask_start"]]}');
INSERT INTO "milestone" VALUES('old002',0,'{"state":{"fleet":{"blue":["SOL-1","SOL-3","SOL-4","SOL-6","SOL-8","SOL-9","SOL-11","","",""],"orange":["VEGA-1","VEGA-3","VEGA-4","VEGA-6","VEGA-8","VEGA-9","VEGA-11","","",""]},"hand":{"blue":"","orange":""},"deck":"AAAAAAASSSSSSSWWWWWWW","home":{"blue":"SOL","orange":"VEGA"},"asked":{"blue":1}},"stack":[["turn","begin",{"seat":"blue"},[[1,"blue","turn.start"]],{},"all","ask_start"]]}');
INSERT INTO "milestone" VALUES('old004',0,'{"state":{"turn":1,"asked":{"coalition":1}},"stack":[["turn","virunian_deployment",{},[],{},"",""],["staging","stage",{},[[1,"coalition","staging.unit"]],{},"all","ask_stage"]]}');
INSERT INTO "milestone" VALUES('old005',0,'{"state":{"fleet":{"blue":["SOL-1","SOL-3","SOL-4","SOL-6","SOL-8","SOL-9","SOL-11","","",""],"orange":["VEGA-1","VEGA-3","VEGA-4","VEGA-6","VEGA-8","VEGA-9","VEGA-11","","",""]},"hand":{"blue":"","orange":""},"deck":"AAAAAAASSSSSSSWWWWWWW","home":{"blue":"SOL","orange":"VEGA"},"asked":{"blue":1}},"stack":[["turn","begin",{"seat":"blue"},[[1,"blue","turn.start"]],{},"all","ask_start"]]}');
CREATE TABLE outbox (
	id INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	lane VARCHAR NOT NULL, 
	what VARCHAR NOT NULL, 
	first INTEGER NOT NULL, 
	last INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	nonce VARCHAR NOT NULL, 
	made BIGINT NOT NULL, 
	due BIGINT NOT NULL, 
	claimed BIGINT NOT NULL, 
	tries INTEGER NOT NULL, 
	sent BIGINT NOT NULL, 
	error TEXT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(game) REFERENCES game (id)
);
INSERT INTO "outbox" VALUES(1,'old001','c901','lobby',-1,-1,'{}','dc26aa8ffa0cfe87b2bf',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(2,'old001','c901','lobby',-1,-1,'{}','a399d4a4289eae4b6a8b',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(3,'old001','u1','hello',-1,-1,'{"seat":"blue","user":1}','2269f60be863d99996de',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(4,'old001','c901','lobby',-1,-1,'{}','ba7b11b694c2547b9829',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(5,'old001','u2','hello',-1,-1,'{"seat":"orange","user":2}','f29e32771221ff4c541f',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(6,'old001','c901','table',0,0,'{}','bd994cbb01722d68de03',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(7,'old001','c901','table',1,1,'{}','c9046305427f44ae4473',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(8,'old001','c901','table',2,2,'{}','70b106ba855a0c49ba16',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(9,'old001','c901','table',3,3,'{}','5926e3090312a54bda6c',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(10,'old001','c901','table',4,4,'{}','6d0c83cff63f56a4c0b3',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(11,'old001','c901','table',5,5,'{}','1704d2416d10e7f01a33',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(12,'old001','c901','table',6,6,'{}','a78e39dd9bf65c3d1106',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(13,'old001','c901','table',7,7,'{}','f5bce763e07b8c5e7fb8',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(14,'old001','c901','table',8,8,'{}','33c9208132801689d240',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(15,'old001','c901','table',9,9,'{}','4b7e788d2246ed667163',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(16,'old001','c901','table',10,10,'{}','4ca58cb58f08af465ee1',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(17,'old001','c901','table',11,11,'{}','04fbfdf0d153141dd384',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(18,'old001','c901','table',12,12,'{}','f7062c35ee6ae3acd94d',1800000000,1800000000,0,0,0,'');
INSERT INTO "outbox" VALUES(19,'old002','c902','lobby',-1,-1,'{}','22e570354b4bb6724253',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(20,'old002','c902','lobby',-1,-1,'{}','dcb366d76bca0843d234',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(21,'old002','u2','hello',-1,-1,'{"seat":"blue","user":2}','d1bc4bee97268b52efe9',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(22,'old002','c902','lobby',-1,-1,'{}','85a94b4c0724edefc5fa',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(23,'old002','c902','table',0,0,'{}','15b4656869459b4b326b',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(24,'old002','c902','table',1,1,'{}','4e9acfd8891ab085ca68',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(25,'old002','c902','table',2,2,'{}','3a9dadf28baf178ef3e3',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(26,'old002','c902','table',3,3,'{}','49bb1c98130582f50ea0',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(27,'old002','c902','table',4,6,'{}','69580ac4ee214418c0a9',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(28,'old002','c902','table',7,7,'{}','12149f3563d0515bf863',1800000000,1800000000,0,0,0,'');
INSERT INTO "outbox" VALUES(29,'old002','c902','table',8,8,'{}','769ce8e9d660f2570efb',1800000000,1800000000,0,0,0,'');
INSERT INTO "outbox" VALUES(30,'old002','c902','table',9,9,'{}','161eec2c015c09efa808',1800000000,1800000000,0,0,0,'');
INSERT INTO "outbox" VALUES(31,'old003','c903','lobby',-1,-1,'{}','315cb87b62ca6b727ee4',1800000000,1800000000,0,0,0,'');
INSERT INTO "outbox" VALUES(32,'old003','c903','lobby',-1,-1,'{}','1690334e38476add2b67',1800000000,1800000000,0,0,0,'');
INSERT INTO "outbox" VALUES(33,'old003','u9','hello',-1,-1,'{"seat":"blue","user":9}','3fe9d2998f96be2fa8ed',1800000000,1800000000,0,0,0,'');
INSERT INTO "outbox" VALUES(34,'old003','c903','lobby',-1,-1,'{}','d4bf74e16cacb7ae0094',1800000000,1800000000,0,0,0,'');
INSERT INTO "outbox" VALUES(35,'old003','c903','note',-1,-1,'{"facts":{"by":"Eve","name":"Ann","seat":"orange","user":1},"key":"note-invited"}','f0da143e99bed9f823a2',1800000000,1800000000,0,0,0,'');
INSERT INTO "outbox" VALUES(36,'old004','c904','lobby',-1,-1,'{}','479e813623703e334675',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(37,'old004','c904','lobby',-1,-1,'{}','79e70abb772c77df6c3e',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(38,'old004','u1','hello',-1,-1,'{"seat":"coalition","user":1}','9e9399bf78136b412dc9',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(39,'old004','c904','lobby',-1,-1,'{}','a818cce6c9039bf597c7',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(40,'old004','u2','hello',-1,-1,'{"seat":"virunian","user":2}','5e260b7438c3c30e9534',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(41,'old004','c904','table',0,0,'{}','762e9f4ddb8d73db6940',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(42,'old004','c904','table',1,1,'{}','b908ad41bfeb66b9e315',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(43,'old004','c904','table',2,2,'{}','cfaac96aa4a268b2ba67',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(44,'old004','c904','table',3,3,'{}','18b766b967f5de0d7b0d',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(45,'old004','c904','table',4,4,'{}','7635aee87c4a271dcc30',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(46,'old004','c904','table',5,5,'{}','3b6a88c90953fa400f59',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(47,'old004','c904','table',6,6,'{}','18d2c9e5d9a2e377c93c',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(48,'old004','c904','table',7,7,'{}','d3961bf5fb46cbbfc47b',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(49,'old004','c904','table',8,8,'{}','f4f11fe56255cf2c5bf4',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(50,'old004','c904','table',9,9,'{}','6fad8c0d2d350bbd5ff4',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(51,'old005','c905','lobby',-1,-1,'{}','77c94f7b9889d7201141',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(52,'old005','c905','lobby',-1,-1,'{}','9de454d0df6f01a34677',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(53,'old005','u1','hello',-1,-1,'{"seat":"blue","user":1}','daaeeddc5b46d874b904',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(54,'old005','c905','lobby',-1,-1,'{}','dfacf888c481446f6d27',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(55,'old005','u2','hello',-1,-1,'{"seat":"orange","user":2}','5de035a033d89b7b5314',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(56,'old005','c905','table',0,0,'{}','b3c284a3f8c8ce8aa669',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(57,'old005','c905','table',1,1,'{}','c35ef5af93cb01cc4069',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(58,'old005','c905','table',2,2,'{}','68fb3473b2f350e3ac67',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(59,'old005','c905','table',3,3,'{}','fb261231f948d36b1a35',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(60,'old005','c905','seated',-1,-1,'{"name":"Eve","seat":"orange"}','65d11faf7b2177b23c07',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(61,'old005','u9','hello',-1,-1,'{"seat":"orange","user":9}','a9b2977ea6f47e308bc7',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(62,'old005','c905','table',4,4,'{}','2bd24bf13a3a6ee6f8eb',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(63,'old004','c904','note',-1,-1,'{"facts":{"seal":"01da7a76b768fa4d0bf517382ea33ec88e66ee9ee79b458b393bd1cd63c8db23","seat":"virunian"},"key":"note-standing"}','d20c5bd47a7d6edba725',1800000000,1800000000,0,0,1800000000,'');
INSERT INTO "outbox" VALUES(64,'old001','c901','table',13,13,'{}','4e8fa76c2d035c82e271',1800000000,1800000000,0,0,0,'');
CREATE TABLE preference (
	user BIGINT NOT NULL, 
	locale VARCHAR NOT NULL, 
	theme VARCHAR NOT NULL, 
	secrets VARCHAR NOT NULL, 
	boards VARCHAR NOT NULL, 
	confirm BOOLEAN NOT NULL, 
	PRIMARY KEY (user)
);
INSERT INTO "preference" VALUES(1,'de','light','dm','picture',1);
CREATE TABLE request (
	id INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	what VARCHAR NOT NULL, 
	user BIGINT NOT NULL, 
	seat VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	"to" INTEGER NOT NULL, 
	asked TEXT NOT NULL, 
	yes TEXT NOT NULL, 
	open BOOLEAN NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(game) REFERENCES game (id)
);
CREATE TABLE salvage (
	id INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	why TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE seat (
	game VARCHAR NOT NULL, 
	seat VARCHAR NOT NULL, 
	place INTEGER NOT NULL, 
	user BIGINT NOT NULL, 
	name VARCHAR NOT NULL, 
	policy VARCHAR NOT NULL, 
	invited BIGINT NOT NULL, 
	word VARCHAR NOT NULL, 
	locale VARCHAR NOT NULL, 
	dm_closed BOOLEAN NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES game (id)
);
INSERT INTO "seat" VALUES('old001','blue',0,1,'Ann','',0,'apple','en',0);
INSERT INTO "seat" VALUES('old001','orange',1,2,'Ben','',0,'','en',0);
INSERT INTO "seat" VALUES('old002','blue',0,2,'Ben','',0,'','en',0);
INSERT INTO "seat" VALUES('old002','orange',1,0,'','greedy',0,'','',0);
INSERT INTO "seat" VALUES('old003','blue',0,9,'Eve','',0,'pear','en',0);
INSERT INTO "seat" VALUES('old003','orange',1,0,'Ann','',1,'','',0);
INSERT INTO "seat" VALUES('old004','coalition',0,1,'Ann','',0,'','en',0);
INSERT INTO "seat" VALUES('old004','virunian',1,2,'Ben','',0,'','en',0);
INSERT INTO "seat" VALUES('old005','blue',0,1,'Ann','',0,'fig','en',0);
INSERT INTO "seat" VALUES('old005','orange',1,9,'Eve','',0,'oak','en',0);
CREATE TABLE secret (
	game VARCHAR NOT NULL, 
	seed VARCHAR NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES game (id)
);
INSERT INTO "secret" VALUES('old001','73ab48767734d7c1c7fde805ec99108ddb5b5fab8f4d3e27dda1494c73cf256d');
INSERT INTO "secret" VALUES('old002','79cb9e86830c71c2cdcc69292f45e678309d6b79965eda32dae445508201e2bd');
INSERT INTO "secret" VALUES('old003','244caf9c4dabb4817253edc6181879932fa91425cb0088539d2c67eda13ffe79');
INSERT INTO "secret" VALUES('old004','986e86cb0ab8ab67a26b7f62b1852f27e3eff9c0cf44dd3f89e7d15f17362f25');
INSERT INTO "secret" VALUES('old005','a66b0d389d95847ebd299753a767779673f778aaf6fa5db8656abd72fb710734');
CREATE TABLE snapshot (
	game VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES game (id)
);
INSERT INTO "snapshot" VALUES('old001',13,'{"state":{"fleet":{"blue":["SOL-1","SOL-3","MIRA-8","SOL-6","RIGEL-6","POLLUX-1","SOL-11","","",""],"orange":["VEGA-1","POLLUX-5","VEGA-8","VEGA-6","VEGA-8","VEGA-9","DENEB-8","","",""]},"hand":{"blue":"","orange":""},"deck":"AAAAAAASSSSSSSWWWWWWW","home":{"blue":"SOL","orange":"VEGA"},"turns":4,"asked":{"blue":7,"orange":7}},"stack":[["turn","move",{"seat":"orange","dice":[3],"still":[3],"must":5,"thrown":[3,4]},[[7,"orange","turn.move"]],{},"all","ask_move"]]}');
INSERT INTO "snapshot" VALUES('old002',9,'{"state":{"fleet":{"blue":["SOL-1","SOL-3","RIGEL-4","RIGEL-6","SOL-9","MIRA-5","SOL-11","","",""],"orange":["VEGA-1","DENEB-1","VEGA-4","VEGA-6","VEGA-8","VEGA-2","VEGA-11","","",""]},"hand":{"blue":"","orange":""},"deck":"AAAAAAASSSSSSSWWWWWWW","home":{"blue":"SOL","orange":"VEGA"},"turns":3,"asked":{"blue":6,"orange":4}},"stack":[["turn","begin",{"seat":"orange"},[[4,"orange","turn.start"]],{},"all","ask_start"]]}');
INSERT INTO "snapshot" VALUES('old004',9,'{"state":{"turn":1,"phase":"movement","phasing":"virunian","at":{"X3":"0506"},"staged":{"I1":"1518","H1":"1318","D1":"1718","M1":"1118"},"gates":{"A":2,"B":1},"moved":["X3"],"asked":{"coalition":4,"virunian":6}},"stack":[["turn","virunian_combat",{},[],{},"",""],["movement","take_unit",{"seat":"virunian"},[[6,"virunian","movement.unit"]],{},"all","ask_unit"]]}');
INSERT INTO "snapshot" VALUES('old005',4,'{"state":{"fleet":{"blue":["SOL-1","SOL-3","MIRA-12","SOL-6","SOL-8","SOL-9","SOL-11","","",""],"orange":["VEGA-1","VEGA-3","VEGA-4","VEGA-6","VEGA-8","VEGA-9","VEGA-11","","",""]},"hand":{"blue":"","orange":""},"deck":"AAAAAAASSSSSSSWWWWWWW","home":{"blue":"SOL","orange":"VEGA"},"turns":1,"asked":{"blue":3,"orange":1},"over":{"winner":"blue","reason":"resigned","case":"WINNING.1"}},"stack":[["turn","begin",{"seat":"orange"},[[1,"orange","turn.start"]],{},"all","ask_start"]]}');
CREATE TABLE standing (
	game VARCHAR NOT NULL, 
	seat VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	policy TEXT NOT NULL, 
	salt VARCHAR NOT NULL, 
	seal VARCHAR NOT NULL, 
	since BIGINT NOT NULL, 
	PRIMARY KEY (game, seat, kind), 
	FOREIGN KEY(game) REFERENCES game (id)
);
INSERT INTO "standing" VALUES('old004','coalition','combat.support','none','','',1800000000);
INSERT INTO "standing" VALUES('old004','virunian','approach.option','charge 1','11f0982df1c4e3af117c06b2c9b5eda8','01da7a76b768fa4d0bf517382ea33ec88e66ee9ee79b458b393bd1cd63c8db23',1800000000);
CREATE INDEX ix_game_channel ON game (channel);
CREATE INDEX ix_game_guild ON game (guild);
CREATE INDEX ix_game_status ON game (status);
CREATE INDEX ix_salvage_game ON salvage (game);
CREATE INDEX ix_message_game ON message (game);
CREATE INDEX ix_message_live_retire ON message (live, retire);
CREATE INDEX ix_outbox_game_sent ON outbox (game, sent);
CREATE INDEX ix_outbox_sent_due ON outbox (sent, due);
CREATE INDEX ix_request_game ON request (game);
CREATE INDEX ix_seat_invited ON seat (invited);
CREATE INDEX ix_seat_user ON seat (user);
COMMIT;
