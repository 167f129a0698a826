/// The table that the demo shows if no file is given.
enum DemoSample {
  /// A CSV file of forty orders: wide characters, emoji, quoted commas, dates, amounts, gaps.
  static let text = """
    order,customer,city,item,quantity,amount,due,paid
    1001,Åsa Lindström,Göteborg,"Shelf, oak",2,418.00,2026-11-20,true
    1002,田中 さくら,東京,急須,1,86.50,2026-11-21,false
    1003,José Ángel Peña,Bogotá,Coffee mill,1,129.90,2026-11-21,true
    1004,Zoë O'Brien,Galway,"Lamp, brass, small",3,212.40,2026-11-22,false
    1005,王小明,台北,竹椅,4,360.00,2026-11-22,true
    1006,Fatima Zahra,Rabat,Rug 2 × 3 m,1,1250.00,2026-11-23,false
    1007,Łukasz Żak,Kraków,Bookend 🦉,2,34.80,2026-11-23,true
    1008,Ngozi Adébáyò,Lagos,Stool,6,540.00,2026-11-24,true
    1009,Иван Петров,София,Samovar ☕️,1,310.25,2026-11-24,false
    1010,Anna Müller,Köln,"Table, ash",1,1890.00,2026-11-25,true
    1011,김민준,서울,찻잔,8,96.00,2026-11-25,true
    1012,María-José Vidal,València,Fan 🌸,5,62.50,2026-11-26,false
    1013,Yiannis Παππάς,Αθήνα,Olive bowl,2,75.20,2026-11-26,true
    1014,Siobhán Ní Bhriain,Dingle,Blanket,3,267.00,2026-11-27,false
    1015,Rahul Sharma,पुणे,Brass lamp,2,148.00,2026-11-27,true
    1016,Emily Chen,Vancouver,"Desk, walnut",1,2340.00,2026-11-28,false
    1017,Björk Jónsdóttir,Reykjavík,Wool throw,2,198.00,2026-11-28,true
    1018,佐藤 健,大阪,風呂敷 🎏,12,144.00,2026-11-29,true
    1019,Amélie Durand,Lyon,"Mirror, round",1,,2026-11-29,false
    1020,Omar al-Farouq,عمّان,Coffee pot,2,88.00,2026-11-30,true
    1021,Dvora Lev,חיפה,Bench,1,640.00,2026-11-30,false
    1022,Nguyễn Văn An,Hà Nội,Lacquer box,3,117.30,2026-12-01,true
    1023,Pekka Hämäläinen,Tampere,Sauna pail,2,71.90,2026-12-01,true
    1024,Chloé Martin,Québec,Snow globe ❄️,4,99.60,2026-12-02,false
    1025,李娜,成都,茶盘,1,455.00,2026-12-02,true
    1026,Kwame Mensah,Accra,Drum 🥁,1,380.00,2026-12-03,false
    1027,Giulia Rossi,Torino,"Chair, cane",6,1134.00,2026-12-03,true
    1028,Tomáš Dvořák,Brno,Glass set,1,156.00,2026-12-04,true
    1029,Aroha Ngata,Rotorua,Carving,1,720.00,,false
    1030,Lars Sørensen,Aarhus,Pendant lamp,2,598.00,2026-12-05,true
    1031,Catarina Gonçalves,Évora,Cork tray,5,82.50,2026-12-05,true
    1032,พิมพ์ชนก สุขใจ,เชียงใหม่,Umbrella ☂️,3,54.00,2026-12-06,false
    1033,Ayşe Yılmaz,İzmir,Tile panel,1,940.00,2026-12-06,true
    1034,Hans-Peter Groß,Graz,Clock,1,289.00,2026-12-07,false
    1035,Milena Ćirić,Нови Сад,Honey jar 🍯,10,65.00,2026-12-07,true
    1036,Kalani Kealoha,Hilo,Ukulele rest,2,48.00,2026-12-08,true
    1037,Ruth Anand,Chennai,Swing,1,1475.00,2026-12-08,false
    1038,Daniel Kiss,Szeged,Paprika mill,3,57.30,2026-12-09,true
    1039,山本 葵,札幌,こけし,2,118.00,2026-12-09,false
    1040,Grace Otieno,Kisumu,Basket,7,133.00,2026-12-10,true

    """
}
