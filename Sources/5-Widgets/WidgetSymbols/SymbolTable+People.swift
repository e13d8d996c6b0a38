extension SymbolTable {
    /// People, sports and health.
    static let people = """
        person: O 12 7.5 4.2;M 3.8 20.5 C 4.2 16.4 7.4 14.3 12 14.3 C 16.6 14.3 19.8 16.4 20.2 20.5 Z
        person.2: O 8.5 8 3.6;M 2 19.5 C 2.3 15.9 4.8 14 8.5 14 C 12.2 14 14.7 15.9 15 19.5 Z;-M 14.6 4.8 C 17.3 4.2 19.2 5.8 19.2 8 C 19.2 10.2 17.4 11.7 14.8 11.2 M 16.7 14.2 C 19.8 14.5 21.8 16.4 22 19.5 L 18.5 19.5
        person.3: O 12 8 3;M 6.8 19 C 7 15.8 9 14.2 12 14.2 C 15 14.2 17 15.8 17.2 19 Z;O 4.6 9.5 2.1;O 19.4 9.5 2.1;-M 4.6 18 L 1.3 18 C 1.5 15.6 2.7 14.4 4.8 14.3;-M 19.4 18 L 22.7 18 C 22.5 15.6 21.3 14.4 19.2 14.3
        person.text.rectangle: R 2 4.5 20 15 2.5;/O 7.8 9.8 1.8 M 4.9 15.3 C 5.1 13.7 6.2 13 7.8 13 C 9.4 13 10.5 13.7 10.7 15.3 M 14 9.5 L 19 9.5 M 14 14 L 19 14
        figure.walk: -M 12.5 9 L 11.5 14 L 15 16.5 L 16 21.5 M 11.5 14 L 10 18 L 7 21.5 M 7.5 13 L 8.5 9.8 L 12.5 8.5 L 14.5 11.5 L 17.5 12.5;*O 13.2 4.2 2.1
        figure.run: -M 13 8.5 L 10.5 13.5 L 14.5 16 L 13.5 21.5 M 10.5 13.5 L 9 17 L 4 17.5 M 6 11.5 L 8.5 8 L 13 8.5 L 15.5 12 L 19 11.5;*O 15.2 4.2 2.1
        figure.stand: -M 12 8.5 L 12 14.5 L 9.5 21.5 M 12 14.5 L 14.5 21.5 M 7 8 L 7.5 13 M 7 8.5 L 17 8.5 L 16.5 13;*O 12 4.3 2.1
        figure.cooldown: -M 12 8.5 L 12 14.5 L 9.5 21.5 M 12 14.5 L 14.5 21.5 M 12 9 L 5 6 M 12 9 L 19 6;*O 12 4.3 2.1
        face.smiling: O 12 12 9;/M 8 14 C 9 16.3 10.3 17.3 12 17.3 C 13.7 17.3 15 16.3 16 14;%O 9 9.3 1.2 O 15 9.3 1.2
        hand.raised: M 7 13.5 L 7 6.5 C 7 4.5 9.7 4.5 9.7 6.5 L 9.7 4.7 C 9.7 2.7 12.4 2.7 12.4 4.7 L 12.4 5.5 C 12.4 3.7 15.1 3.7 15.1 5.5 L 15.1 7.5 C 15.1 5.9 17.6 5.9 17.6 7.5 L 17.6 15 C 17.6 19 15.3 21.3 12.2 21.3 C 9.5 21.3 7.8 20 6.4 17.2 L 4 12.6 C 3.2 10.9 5.2 9.8 6.2 11.4 Z
        hand.thumbsup: R 3 10.5 4 10 1;M 9.5 11.5 L 13.2 3.5 C 15.4 3.5 16 5.2 15.6 7 L 15 9.5 L 19 9.5 C 20.7 9.5 21.2 10.9 20.8 12.3 L 19 18.5 C 18.6 19.9 17.9 20.5 16.5 20.5 L 9.5 20.5 Z
        pawprint: *O 7.2 7.2 2.1 O 16.8 7.2 2.1 O 3.8 12.5 1.9 O 20.2 12.5 1.9;*M 12 11 C 15 11 18 15.2 18 18 C 18 20 16.5 20.8 15 20.8 C 13.8 20.8 13.2 20.2 12 20.2 C 10.8 20.2 10.2 20.8 9 20.8 C 7.5 20.8 6 20 6 18 C 6 15.2 9 11 12 11 Z
        person.bust: =person
        person.crop.circle: O 12 12 9;%O 12 9.3 3.1;%M 5.9 18.2 C 6.6 15.6 9 14.2 12 14.2 C 15 14.2 17.4 15.6 18.1 18.2 C 16.5 19.9 14.4 20.8 12 20.8 C 9.6 20.8 7.5 19.9 5.9 18.2 Z
        person.crop.square: R 3.5 3.5 17 17 3;%O 12 9.3 3.2;%M 5.8 20 C 5.8 16.5 8.4 14.4 12 14.4 C 15.6 14.4 18.2 16.5 18.2 20 Z
        person.crop.rectangle: @rectangle;%O 12 9.8 2.5;%M 7 18.5 C 7.2 15.4 9.2 13.7 12 13.7 C 14.8 13.7 16.8 15.4 17 18.5 Z
        person.crop.square.filled.and.at.rectangle: =person.text.rectangle
        person.crop.artframe: =person.crop.square
        person.2.crop.square: R 3.5 3.5 17 17 3;%O 9 10 2.2 O 15 10 2.2;%M 5.5 17.5 C 5.7 14.9 7.1 13.7 9 13.7 C 10.4 13.7 11.4 14.3 12 15.3 C 12.6 14.3 13.6 13.7 15 13.7 C 16.9 13.7 18.3 14.9 18.5 17.5 Z
        person.2.circle: O 12 12 9;%O 9.3 10 2.1 O 14.7 10 2.1;%M 6 16.5 C 6.2 14.4 7.5 13.3 9.3 13.3 C 10.5 13.3 11.4 13.8 12 14.6 C 12.6 13.8 13.5 13.3 14.7 13.3 C 16.5 13.3 17.8 14.4 18 16.5 Z
        person.3.sequence: =person.3
        person.2.wave.2: @person.2 0.56 5.3 5.8;@+waves.left.and.right
        person.wave.2: @person 0.78 -1.2 3.5;-A 11 10 7 -45 45 A 11 10 10.5 -45 45
        person.fill.questionmark: =person.fill.badge.questionmark
        person.fill.checkmark: =person.fill.badge.checkmark
        person.fill.xmark: =person.fill.badge.xmark
        building.2.crop.circle: O 12 12 9;%R 6.6 10.5 4.6 8 0.4 R 12.2 6 4.8 13 0.4
        figure: *O 12 4.3 2.2;-M 5.5 9.5 C 9 10.5 15 10.5 18.5 9.5 M 12 10.5 L 12 14.5 L 9.3 21.3 M 12 14.5 L 14.7 21.3
        figure.arms.open: *O 12 4.3 2.2;-M 5 7 C 7 9.5 9.5 10 12 10 C 14.5 10 17 9.5 19 7 M 12 10 L 12 14.5 L 9.3 21.3 M 12 14.5 L 14.7 21.3
        figure.wave: *O 12 4.8 2.2;-M 7 15 L 8 9.5 L 16 9.5 L 19.5 4 M 12 9.5 L 12 15 L 9.5 21.5 M 12 15 L 14.5 21.5
        figure.walk.motion: @figure.walk 1 2.5 0;-M 2 8 L 6 8 M 2 12 L 5 12 M 2 16 L 5.5 16
        figure.hiking: @figure.walk 1 -1 0;-M 18.5 8.5 L 17.5 21.5;*R 5.2 7 3.4 5.5 1.5
        figure.climbing: *O 11 5 2.1;-M 10 9.5 L 9 15 L 13.5 16 L 13 21 M 9 15 L 6 19.5 M 10 9.5 L 16.5 4 M 10 9.5 L 14.5 11.5;-M 19.5 2.5 L 17.5 8 L 19.5 13 L 16.8 21.5
        figure.mind.and.body: *O 12 4.5 2.2;-M 12 9 L 12 14 M 12 9 C 8.5 10 7 12.5 5 15 M 12 9 C 15.5 10 17 12.5 19 15 M 4.5 19 C 8 20.5 10 17 12 17 C 14 17 16 20.5 19.5 19 M 7 20.5 L 17 20.5
        figure.yoga: =figure.mind.and.body
        figure.strengthtraining.traditional: *O 12 7 2.1;-M 12 11 L 12 16 L 8.5 21.5 M 12 16 L 15.5 21.5 M 12 11 L 7.5 9.5 L 6.5 4 M 12 11 L 16.5 9.5 L 17.5 4 M 2 4 L 22 4 M 3.5 1.8 L 3.5 6.2 M 20.5 1.8 L 20.5 6.2
        figure.strengthtraining.functional: =figure.strengthtraining.traditional
        figure.core.training: *O 5 9 2;-M 8.5 12.5 L 14.5 16 L 17.5 10.5 L 20.5 16 M 8.5 12.5 L 14 10 M 2.5 19.5 L 21.5 19.5
        figure.pool.swim: *O 17.5 8 2.2;-M 5 12.5 L 11.5 8.5 L 8 5 L 3.5 6.5 M 2.5 16.5 C 4.5 14.5 6.5 14.5 8.5 16.5 C 10.5 18.5 12.5 18.5 14.5 16.5 C 16.5 14.5 18.5 14.5 21.5 16.5 M 2.5 20.5 C 4.5 18.5 6.5 18.5 8.5 20.5 C 10.5 22.5 12.5 22.5 14.5 20.5 C 16.5 18.5 18.5 18.5 21.5 20.5
        figure.outdoor.cycle: *O 14.5 4 2;-O 5.5 17.5 3.8;-O 18.5 17.5 3.8;-M 12.5 19 L 12.5 14.5 L 8.5 12 L 12.5 8 L 15.5 11 L 19 11
        figure.indoor.cycle: =figure.outdoor.cycle
        figure.dance: *O 13 4.3 2.1;-M 12.5 8.5 L 11.5 14 L 15.5 17 L 14.5 21.5 M 11.5 14 L 8 18 L 4.5 17.5 M 5 5 L 8.5 9.5 L 16 9 L 19.5 12.5
        figure.skiing.downhill: *O 15 4.5 2.1;-M 13 8.5 L 9.5 13 L 14 15 L 12 19 M 13 8.5 L 17 11 L 20 9.5 M 3 15.5 L 20.5 22
        figure.tennis: *O 9.5 4.8 2.1;-M 9.5 9 L 10 14.5 L 6.5 21.5 M 10 14.5 L 14 17.5 L 14.5 21.5 M 4.5 12 L 9.5 9 L 15.5 10.5;-O 18.5 8 3
        figure.golf: *O 10 4.5 2.1;-M 10 8.5 L 10.5 15 L 8 21.5 M 10.5 15 L 13.5 21.5 M 10 8.5 L 15.5 7.5 L 20.5 2.5
        figure.soccer: @figure.run 0.95 -1.5 0;*O 19.5 19 2.4
        figure.basketball: @figure.wave 1 -1 0;*O 20 3.4 2.8
        figure.boxing: *O 10 4.8 2.1;-M 9 9 L 9.5 15 L 6 21.5 M 9.5 15 L 14 21.5 M 9 9 L 13 11.5 L 17.5 9;*O 19.2 8 2.2
        figure.rower: *O 10 7 2.1;-M 8 11.5 L 7 16 L 13 14 L 17 17.5 M 8.5 11 L 18.5 10.5 M 2.5 20 L 21.5 20
        figure.elliptical: @figure.walk 0.85 1.5 0;-M 4 20.5 L 20 20.5
        figure.stairs: @figure.walk 0.75 0 0;-M 2.5 21.5 L 9 21.5 L 9 18.5 L 15 18.5 L 15 15.5 L 21.5 15.5 L 21.5 21.5
        figure.jumprope: @figure.arms.open 0.85 1.8 1;-M 5.5 7.5 C 1 14 3.5 22 12 22 C 20.5 22 23 14 18.5 7.5
        figure.highintensity.intervaltraining: =figure.jumprope
        figure.mixed.cardio: =figure.run
        figure.flexibility: *O 6 11 2.1;-M 9 13 L 13 17.5 L 21 17.5 M 9 13 L 16 11 L 20 13.5 M 3 20.5 L 21.5 20.5
        figure.roll: *O 9.5 4 2.1;-A 11 16 5.5 -120 150;-M 9.5 8 L 10 14 L 15.5 14 L 18 19.5 L 20 19 M 9.7 10.5 L 14.5 10.5
        figure.seated.side.right: *O 9.5 4.3 2.1;-M 9.5 8.5 L 10 14.5 L 15.5 14.5 L 15.5 21 M 6 8 L 6.5 18 L 12.5 18 M 10 11 L 14.5 11
        figure.seated.side.left: @~figure.seated.side.right
        figure.2: @figure 0.8 -2 2.5;@figure 0.8 7 2.5
        figure.2.arms.open: @figure.arms.open 0.8 -2.5 2.5;@figure.arms.open 0.8 7.5 2.5
        figure.and.child.holdinghands: @figure 0.9 -2 0;@figure 0.62 9.5 7.5
        figure.2.and.child.holdinghands: @figure 0.75 -3.2 1.5;@figure 0.75 9.2 1.5;@figure 0.5 6 10.5
        figure.child: @figure 0.8 2.4 3.5
        figure.dress: *O 12 4.3 2.2;M 10.5 8.5 L 13.5 8.5 L 17 16 L 7 16 Z;-M 10.5 9 L 6.5 13 M 13.5 9 L 17.5 13 M 10.3 16 L 10.3 21.3 M 13.7 16 L 13.7 21.3
        figure.dress.line.vertical.figure: @figure.dress 0.72 -2.8 3;@figure 0.72 9.8 3;-M 12 3 L 12 21
        figure.fall: *O 17 6 2.1;-M 14 9 L 9 13 L 4 11 M 9 13 L 8 18.5 L 4 20 M 14 9 L 12 5 M 14 9 L 17.5 13.5 M 13 21.5 L 21.5 21.5
        hand.thumbsdown: R 3 9.5 4 10 1;M 9.5 12.5 L 13.2 20.5 C 15.4 20.5 16 18.8 15.6 17 L 15 14.5 L 19 14.5 C 20.7 14.5 21.2 13.1 20.8 11.7 L 19 5.5 C 18.6 4.1 17.9 3.5 16.5 3.5 L 9.5 3.5 Z
        hand.point.up: M 8.5 14 L 8.5 4.3 C 8.5 2.2 11.7 2.2 11.7 4.3 L 11.7 10 C 11.7 8.6 14.6 8.6 14.6 10 L 14.6 11 C 14.6 9.7 17.2 9.7 17.2 11 L 17.2 12 C 17.2 11 19.5 11 19.5 12.3 L 19.5 16 C 19.5 19.3 17.3 21.5 14 21.5 C 11.2 21.5 9.5 20.3 8 17.8 L 5.3 13.8 C 4.3 12.2 6 11 7.2 12.3 Z
        hand.point.up.left: =hand.point.up
        hand.point.left: M 14 8.5 L 4.3 8.5 C 2.2 8.5 2.2 11.7 4.3 11.7 L 10 11.7 C 8.6 11.7 8.6 14.6 10 14.6 L 11 14.6 C 9.7 14.6 9.7 17.2 11 17.2 L 12 17.2 C 11 17.2 11 19.5 12.3 19.5 L 16 19.5 C 19.3 19.5 21.5 17.3 21.5 14 C 21.5 11.2 20.3 9.5 17.8 8 L 13.8 5.3 C 12.2 4.3 11 6 12.3 7.2 Z
        hand.point.right: @~hand.point.left
        hand.tap: @hand.point.up 0.86 1.5 3.2;-A 10.2 7.2 5.2 -200 20
        hand.draw: @hand.point.up 0.8 4 4.6;-M 2 8.5 C 1.8 4 6 1.5 6.5 4.5 C 6.8 6.8 3.5 9.5 4.5 11.5
        hand.wave: @hand.raised 0.84 2.3 1.8;-A 12 11 10 170 205 A 12 11 10 40 75
        hands.sparkles: @hand.raised 0.84 -1 3.5;*M 19 2 C 19.4 5 20 5.6 23 6 C 20 6.4 19.4 7 19 10 C 18.6 7 18 6.4 15 6 C 18 5.6 18.6 5 19 2 Z;*M 20 14 C 20.3 16.2 20.8 16.7 23 17 C 20.8 17.3 20.3 17.8 20 20 C 19.7 17.8 19.2 17.3 17 17 C 19.2 16.7 19.7 16.2 20 14 Z
        hands.clap: @hand.raised 0.84 0 3.5;-M 16 4 L 17.5 1.8 M 18.5 6.5 L 21 5 M 19.2 9.8 L 22 9.6
        brain: M 12 5 C 11 2.8 7.5 2.8 6.8 5.3 C 4.3 5.6 3.3 8.2 4.4 10.2 C 2.6 11.6 2.7 14.6 4.8 15.7 C 4.8 18.4 7.4 19.9 9.3 18.9 C 10 20.8 11.4 21 12 20 C 12.6 21 14 20.8 14.7 18.9 C 16.6 19.9 19.2 18.4 19.2 15.7 C 21.3 14.6 21.4 11.6 19.6 10.2 C 20.7 8.2 19.7 5.6 17.2 5.3 C 16.5 2.8 13 2.8 12 5 Z;/M 12 5.5 L 12 19.5 M 8 8.5 C 9.3 9.5 9.3 11 7.5 11.8 M 16 8.5 C 14.7 9.5 14.7 11 16.5 11.8 M 9.3 18.5 C 9.5 17 8.8 16 7.5 15.7 M 14.7 18.5 C 14.5 17 15.2 16 16.5 15.7
        brain.head.profile: M 8 21.5 L 8 17.8 C 5 16 3.8 13 4.2 10 C 4.8 5.5 8 2.5 12.3 2.5 C 16.8 2.5 19.5 5.8 19.5 9.5 L 21.5 13.5 L 19.5 14.3 L 19.5 17 C 19.5 18.3 18.8 19 17.5 19 L 15 19 L 15 21.5 Z;/M 12 14.5 L 12 11 M 8.3 10.5 C 8 7.5 10.5 5.8 12 7.2 C 13.5 5.8 16 7.5 15.7 10 C 15 11.8 13 11.5 12 11 C 11 11.8 8.8 12 8.3 10.5
        head.profile: M 8 21.5 L 8 17.8 C 5 16 3.8 13 4.2 10 C 4.8 5.5 8 2.5 12.3 2.5 C 16.8 2.5 19.5 5.8 19.5 9.5 L 21.5 13.5 L 19.5 14.3 L 19.5 17 C 19.5 18.3 18.8 19 17.5 19 L 15 19 L 15 21.5 Z
        lungs: M 10 8.5 C 10 6.5 8 6.5 6.8 8.5 C 4 12.5 3 16.5 3 19 C 3 21.5 10 20.5 10 17.5 Z;M 14 8.5 C 14 6.5 16 6.5 17.2 8.5 C 20 12.5 21 16.5 21 19 C 21 21.5 14 20.5 14 17.5 Z;-M 12 2.5 L 12 9 L 10 11 M 12 9 L 14 11
        ear: M 17.5 9 C 17.5 13 14.5 13.5 14.5 17 C 14.5 19.8 12.8 21.5 10.5 21.5 C 8 21.5 6.5 19.5 6.5 17 L 6.5 8.5 C 6.5 5 9 2.5 12 2.5 C 15.2 2.5 17.5 5.3 17.5 9 Z;/M 9.5 10 C 9.5 7 14.5 6.5 14.5 9.5 C 14.5 12 10.5 11.5 10.5 15
        mouth: M 2 12 C 5 8.5 8 6.5 10 6.5 L 12 7.5 L 14 6.5 C 16 6.5 19 8.5 22 12 C 19 15.8 15.5 18 12 18 C 8.5 18 5 15.8 2 12 Z;/M 3 12 C 7 11.3 17 11.3 21 12
        eyes: E 7 12 4.2 6.5;E 17 12 4.2 6.5;%O 8.3 13 1.8 O 18.3 13 1.8
        eyebrow: M 2.5 14.5 C 7 7.5 15 6 21.5 13.5 C 15 10.5 8 10.5 2.5 14.5 Z
        mustache: M 12 10 C 9 7.5 6 9 5 12 C 4.3 13.8 3 14 1.8 13.5 C 3 17 8.5 18.5 12 14 C 15.5 18.5 21 17 22.2 13.5 C 21 14 19.7 13.8 19 12 C 18 9 15 7.5 12 10 Z
        face.dashed: @circle.dashed;*O 9 10 1.2 O 15 10 1.2;-M 8.5 15 C 10.5 17 13.5 17 15.5 15
        eyeglasses: -O 6.3 13 4;-O 17.7 13 4;-M 10.2 12 C 11.2 11 12.8 11 13.8 12 M 2.5 12 L 3.5 7 L 5 6.5 M 21.5 12 L 20.5 7 L 19 6.5
        sunglasses: M 2.3 10 L 10.3 10 L 10.3 13 C 10.3 18.5 2.3 18.5 2.3 13 Z;M 13.7 10 L 21.7 10 L 21.7 13 C 21.7 18.5 13.7 18.5 13.7 13 Z;-M 10.3 10 L 13.7 10
        heart.text.square: @square;%M 8.7 13 C 6 11 5.6 9.9 5.6 8.9 C 5.6 7.2 7.8 6.8 8.7 8.4 C 9.6 6.8 11.8 7.2 11.8 8.9 C 11.8 9.9 11.4 11 8.7 13 Z;/M 14 8.5 L 17.3 8.5 M 14 11.7 L 17.3 11.7 M 7 16.5 L 17.3 16.5
        waveform.path.ecg: -M 2 12.5 L 6.5 12.5 L 9 5 L 13.5 19 L 16.3 12.5 L 22 12.5
        waveform.path: -M 2 12 L 4 12 L 6 8 L 9 17 L 12 3.5 L 15 20.5 L 18 9 L 20 12 L 22 12
        waveform.path.ecg.rectangle: @rectangle;/M 5 12 L 8.5 12 L 10.3 8.5 L 13.3 15.5 L 15.3 12 L 19 12
        cross.case: R 2.5 7 19 13 2.2;-M 8.3 6.5 L 8.3 5 C 8.3 4 8.8 3.5 9.8 3.5 L 14.2 3.5 C 15.2 3.5 15.7 4 15.7 5 L 15.7 6.5;/M 12 10 L 12 17 M 8.5 13.5 L 15.5 13.5
        syringe: M 16 5 L 19 8 L 9.5 17.5 L 5.5 18.5 L 6.5 14.5 Z;-M 17.5 6.5 L 20.5 3.5 M 18.5 2 L 22 5.5 M 5.5 18.5 L 2.5 21.5;/M 11 10 L 13 12 M 14 7 L 16 9
        bandage: M 3.8 14 L 14 3.8 C 17.5 1.5 22.5 6.5 20.2 10 L 10 20.2 C 6.5 22.5 1.5 17.5 3.8 14 Z;/M 8.5 9.5 L 14.5 15.5 M 9.8 8.2 L 15.8 14.2;%O 12 12 1
        medical.thermometer: M 14.5 3 C 17 1.5 22.5 7 21 9.5 L 11 19.5 L 6.5 20.5 L 3.5 17.5 L 4.5 13 Z;/M 12 9.5 L 14.5 12 M 15 6.5 L 17.5 9
        testtube.2: M 4 3 L 10 3 L 10 18 C 10 22 4 22 4 18 Z;M 14 3 L 20 3 L 20 18 C 20 22 14 22 14 18 Z;/M 4 12 L 10 12 M 14 9 L 20 9
        flask: M 9.5 3 L 9.5 9 L 3.5 18.5 C 2.8 20 3.5 21.5 5 21.5 L 19 21.5 C 20.5 21.5 21.2 20 20.5 18.5 L 14.5 9 L 14.5 3 Z;-M 8 3 L 16 3;/M 6.5 15 L 17.5 15
        pill: M 4.8 12.9 L 12.9 4.8 C 15 2.7 17.6 3.1 19.2 4.8 C 20.9 6.4 21.3 9 19.2 11.1 L 11.1 19.2 C 9 21.3 6.4 20.9 4.8 19.2 C 3.1 17.6 2.7 15 4.8 12.9 Z;/M 8.8 8.8 L 15.2 15.2
        microbe: O 12 12 5.5;-M 12 6 L 12 2.5 M 12 18 L 12 21.5 M 6 12 L 2.5 12 M 18 12 L 21.5 12 M 7.8 7.8 L 5.3 5.3 M 16.2 16.2 L 18.7 18.7 M 16.2 7.8 L 18.7 5.3 M 7.8 16.2 L 5.3 18.7;%O 10.3 11 1.1 O 13.8 13 1.1
        allergens: =microbe
        facemask: M 5 8 C 8 8 10 6 12 6 C 14 6 16 8 19 8 L 19 14 C 19 17 15.5 19 12 19 C 8.5 19 5 17 5 14 Z;/M 8.5 11.5 L 15.5 11.5 M 8.5 14.5 L 15.5 14.5;-M 5 9 L 2 9.5 C 1.8 12.5 3 14 5 14 M 19 9 L 22 9.5 C 22.2 12.5 21 14 19 14
        atom: *O 12 12 1.9;-E 12 12 9.5 3.8;-M 7.3 3.8 C 9 2.8 13 6.6 15.3 10.1 C 17.9 14.6 18.4 19.2 16.7 20.2 C 15 21.2 11 17.4 8.7 13.9 C 6.1 9.4 5.6 4.8 7.3 3.8 Z;-M 16.7 3.8 C 15 2.8 11 6.6 8.7 10.1 C 6.1 14.6 5.6 19.2 7.3 20.2 C 9 21.2 13 17.4 15.3 13.9 C 17.9 9.4 18.4 4.8 16.7 3.8 Z
        person.crop.circle.dashed: @circle.dashed;*O 12 9.3 3.1;*M 5.9 18.2 C 6.6 15.6 9 14.2 12 14.2 C 15 14.2 17.4 15.6 18.1 18.2 C 16.5 19.9 14.4 20.8 12 20.8 C 9.6 20.8 7.5 19.9 5.9 18.2 Z
        person.and.background.dotted: @person;*O 2 3 1 O 7 2.5 1 O 17 2.5 1 O 22 3 1 O 2 8.5 1 O 22 8.5 1 O 2 14 1 O 22 14 1
        person.line.dotted.person: @person 0.42 -0.8 7;@person 0.42 14.7 7;*O 9.8 12 0.9 O 12 12 0.9 O 14.2 12 0.9
        figure.american.football: @figure.run 0.95 -1.5 0;*E 19 17.5 2.8 1.9
        figure.rugby: =figure.american.football
        figure.handball: =figure.basketball
        figure.volleyball: =figure.basketball
        figure.water.fitness: =figure.pool.swim
        figure.waterpolo: =figure.pool.swim
        figure.open.water.swim: =figure.pool.swim
        figure.badminton: =figure.tennis
        figure.racquetball: =figure.tennis
        figure.squash: =figure.tennis
        figure.table.tennis: =figure.tennis
        figure.baseball: *O 11 5 2.1;-M 10.5 9 L 10 15 L 6.5 21.5 M 10 15 L 14.5 21.5 M 10.5 9 L 15.5 9.5 L 20.5 2.5
        figure.softball: =figure.baseball
        figure.cricket: =figure.baseball
        figure.hockey: *O 8 4.8 2.1;-M 8 9 L 9 14.5 L 6 21 M 9 14.5 L 13 17 L 12.5 21 M 8 9 L 13 12 L 19 20 L 21.8 20
        figure.lacrosse: =figure.tennis
        figure.bowling: *O 10.5 4.8 2.1;-M 9.5 9 L 8.5 14 L 13 16.5 L 12 21 M 8.5 14 L 3.5 19 M 9.5 9 L 14.5 12;*O 18.5 18.5 2.9
        figure.archery: *O 8 4.8 2.1;-M 8 9 L 8 15 L 5.5 21.5 M 8 15 L 10.5 21.5 M 3 9.5 L 20 9.5 M 16 3 C 21 7 21 12 16 16
        figure.fishing: *O 7 5.5 2.1;-M 7 9.5 L 7 15 L 5 21 M 7 15 L 9.5 21 M 7 10.5 L 12 12 L 20.5 3.5 L 20.5 14.5
        figure.fencing: *O 9 5 2.1;-M 8.5 9 L 8.5 14.5 L 4 21 M 8.5 14.5 L 14 16 L 14 21 M 8.5 9.5 L 14.5 11 L 22.5 8.5 M 8.5 9.5 L 4 7
        figure.curling: @figure.fishing 0.9 -1 0;R 15.5 17 6.5 4.5 2
        figure.equestrian.sports: *O 13 3.8 2;-M 12.5 7.5 L 11.5 12.5 L 15.5 15 M 12.5 8.5 L 17 10.5 M 5 21 L 6 14.5 L 15.5 14 L 19.5 8.5 L 22 11.5 M 15.5 14.5 L 16.5 21 M 6 14.5 L 3 16.5
        figure.gymnastics: *O 4.8 11 2;-M 7.5 13 L 12.5 13.5 L 21.5 8.5 M 12.5 13.5 L 20 17 M 8 13.3 L 9.5 19.5 M 5.5 20.5 L 13.5 20.5
        figure.barre: *O 13 4.5 2.1;-M 13 8.5 L 12.5 14.5 L 11.5 21.5 M 12.5 14.5 L 19.5 12.5 M 13 9.5 L 6 11.5 M 13 9.5 L 17 5.5;-M 3.5 11.5 L 3.5 21.5 M 2 11.5 L 6 11.5
        figure.pilates: =figure.core.training
        figure.rolling: =figure.core.training
        figure.taichi: =figure.cooldown
        figure.martial.arts: *O 7 6 2.1;-M 8 10 L 9.5 15 L 8 21.5 M 9.5 15 L 20.5 8.5 M 8 10.5 L 13 9.5 M 8 10.5 L 4.5 13.5
        figure.kickboxing: =figure.martial.arts
        figure.wrestling: =figure.boxing
        figure.play: @figure.arms.open 0.9 0 1;*O 20 4 2.2
        figure.cross.training: =figure.strengthtraining.traditional
        figure.step.training: =figure.stairs
        figure.stair.stepper: =figure.stairs
        figure.track.and.field: =figure.run
        figure.hand.cycling: =figure.roll
        figure.hunting: =figure.archery
        figure.disc.sports: =figure.bowling
        figure.sailing: *O 18.5 8 2;-M 17.5 11.5 L 15.5 16 L 20.5 16 M 11 2.5 L 11 16 M 2.5 17 L 21.5 17 L 19 21 L 5 21 Z M 9.5 4.5 L 3.5 14 L 9.5 14 Z
        figure.skating: *O 14.5 4.5 2.1;-M 13.5 8.5 L 11 13.5 L 13.5 17.5 L 12.5 20.5 M 11 13.5 L 4 16 M 13.5 9 L 18.5 11 M 13.5 9 L 7.5 8 M 10.5 21.3 L 15 21.3
        figure.skiing.crosscountry: @figure.walk 0.9 1 0;-M 3 21.5 L 21.5 21.5 M 19.5 9 L 21.5 18
        figure.snowboarding: *O 12 4.5 2.1;-M 12 8.5 L 11 13.5 L 15.5 16.5 L 15 19 M 11 13.5 L 7.5 17.5 M 5.5 11 L 12 9 L 18.5 10.5 M 4.5 18.5 L 19.5 21.8
        figure.surfing: *O 12 4.5 2.1;-M 12 8.5 L 11 13 L 14.5 16.5 M 11 13 L 8 16.5 M 5.5 10.5 L 12 9 L 18.5 8 M 3.5 18 C 8 16.5 15 16.5 20.5 18 C 15 19 8 19 3.5 18 Z M 2.5 21.7 L 21.5 21.7
        cross.vial: M 6.5 8 L 17.5 8 L 17.5 19 C 17.5 20.5 16.5 21.5 15 21.5 L 9 21.5 C 7.5 21.5 6.5 20.5 6.5 19 Z;R 7.5 2.5 9 3.5 0.8;/M 12 11.5 L 12 18 M 8.8 14.7 L 15.2 14.7
        """
}
