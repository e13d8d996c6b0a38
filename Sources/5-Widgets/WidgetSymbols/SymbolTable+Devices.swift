extension SymbolTable {
    /// Devices and media.
    static let devices = """
        # devices
        iphone iphone.gen2: R 7 2.5 10 19 2.5;/M 10.5 18.8 L 13.5 18.8
        ipad ipad.gen2: R 4.5 2.5 15 19 2.5;/M 10 18.8 L 14 18.8
        platter.2.filled.iphone: R 7 2.5 10 19 2.5;%R 9 5.5 6 4 1 R 9 11 6 4 1
        platter.filled.top.iphone: R 7 2.5 10 19 2.5;%R 9 5.5 6 4.5 1
        applewatch: R 6.5 6.5 11 11 3;-M 8.5 6.5 L 9.2 2.5 L 14.8 2.5 L 15.5 6.5 M 8.5 17.5 L 9.2 21.5 L 14.8 21.5 L 15.5 17.5 M 19.5 10.5 L 19.5 13
        watchface.applewatch.case: R 4 3.5 15 17 4;/M 11.5 8 L 11.5 12 L 14 13.5;-M 21.5 9.5 L 21.5 12
        laptopcomputer macbook macbook.gen1 macbook.gen2: R 4.5 5 15 10.5 1.8;-M 2 18.8 L 22 18.8
        desktopcomputer display: R 2.5 3.5 19 13 2;-M 12 16.5 L 12 20.5 M 8 20.5 L 16 20.5
        tv: R 2.5 4.5 19 13 2;-M 8 20.5 L 16 20.5
        cpu: R 6 6 12 12 2;/R 9.7 9.7 4.6 4.6 0.8;-M 9 2.5 L 9 5.5 M 15 2.5 L 15 5.5 M 9 18.5 L 9 21.5 M 15 18.5 L 15 21.5 M 2.5 9 L 5.5 9 M 2.5 15 L 5.5 15 M 18.5 9 L 21.5 9 M 18.5 15 L 21.5 15
        memorychip: R 2.5 7 19 9.5 1.8;/M 7 10.5 L 7 13 M 12 10.5 L 12 13 M 17 10.5 L 17 13;-M 6 17 L 6 19.5 M 10 17 L 10 19.5 M 14 17 L 14 19.5 M 18 17 L 18 19.5
        internaldrive: R 2.5 7 19 10.5 2.5;/M 3 13.2 L 21 13.2;%O 17.6 15.4 0.9
        externaldrive: M 5.5 5.5 L 18.5 5.5 L 21.5 14 L 21.5 16.5 C 21.5 17.8 20.7 18.5 19.5 18.5 L 4.5 18.5 C 3.3 18.5 2.5 17.8 2.5 16.5 L 2.5 14 Z;/M 3 13.5 L 21 13.5;%O 17.6 16 0.9
        externaldrive.connected.to.line.below: M 5.5 3 L 18.5 3 L 21.5 10 L 21.5 12.3 C 21.5 13.5 20.7 14.2 19.5 14.2 L 4.5 14.2 C 3.3 14.2 2.5 13.5 2.5 12.3 L 2.5 10 Z;/M 3 9.5 L 21 9.5;-M 12 14.5 L 12 20 M 4 20 L 20 20
        server.rack: R 3.5 3.5 17 5.2 1.4;R 3.5 9.9 17 5.2 1.4;R 3.5 16.3 17 5.2 1.4;%O 6.8 6.1 0.9 O 6.8 12.5 0.9 O 6.8 18.9 0.9
        printer: R 3 8.5 18 9 2;-M 7 8 L 7 3.5 L 17 3.5 L 17 8;/R 7 14 10 6.5 0.8
        headphones airpodsmax beats.headphones: -M 4 17 L 4 12.5 C 4 7.8 7.4 4.3 12 4.3 C 16.6 4.3 20 7.8 20 12.5 L 20 17;R 3 14 4 6.5 1.5;R 17 14 4 6.5 1.5
        gamecontroller: M 7 7 L 17 7 C 20 7 21 10.5 21.8 15 C 22.3 17.8 19.3 19.2 17.6 17 L 15.5 14.8 L 8.5 14.8 L 6.4 17 C 4.7 19.2 1.7 17.8 2.2 15 C 3 10.5 4 7 7 7 Z;/M 8 9 L 8 12.6 M 6.2 10.8 L 9.8 10.8;%O 16.2 9.6 1 O 14.6 12 1
        lightswitch.on.square: R 3.5 3.5 17 17 3;/R 8.5 6.5 7 11 1.2;/M 12 9 L 12 11
        recordingtape: O 6.5 11.5 4;O 17.5 11.5 4;-M 6.5 15.5 L 17.5 15.5
        antenna.radiowaves.left.and.right dot.radiowaves.left.and.right: *O 12 12 1.8;-M 8.3 8.3 C 6.3 10.3 6.3 13.7 8.3 15.7 M 15.7 8.3 C 17.7 10.3 17.7 13.7 15.7 15.7 M 5.2 5.2 C 1.5 8.9 1.5 15.1 5.2 18.8 M 18.8 5.2 C 22.5 8.9 22.5 15.1 18.8 18.8
        wifi: -M 2.3 9 C 8 3.7 16 3.7 21.7 9 M 5.5 12.6 C 9.3 9 14.7 9 18.5 12.6 M 8.8 16 C 10.7 14.3 13.3 14.3 15.2 16;*O 12 19.3 1.5
        battery.0 battery.0percent: -R 1.5 7 18 10 2.5;*R 21 10 1.5 4 0.7
        battery.25 battery.25percent: @battery.0;*R 3.7 9.2 3.6 5.6 1
        battery.50 battery.50percent: @battery.0;*R 3.7 9.2 6.8 5.6 1
        battery.75 battery.75percent: @battery.0;*R 3.7 9.2 10.2 5.6 1
        battery.100 battery.100percent: @battery.0;*R 3.7 9.2 13.6 5.6 1
        battery.100.bolt battery.100percent.bolt: @battery.0;*M 11.6 8.6 L 6.8 13 L 10 13 L 9.2 15.6 L 14 11.2 L 10.9 11.2 Z
        power: -M 16.59 5.95 C 19.45 7.95 20.68 11.58 19.63 14.91 C 18.58 18.24 15.49 20.5 12 20.5 C 8.51 20.5 5.42 18.24 4.37 14.91 C 3.32 11.58 4.55 7.95 7.41 5.95;-M 12 2.5 L 12 11
        speaker: M 3 9.5 L 7 9.5 L 12 5 L 12 19 L 7 14.5 L 3 14.5 Z
        speaker.wave.1: @speaker;-M 15 9 C 16.5 10.7 16.5 13.3 15 15
        speaker.wave.2: @speaker;-M 15 9 C 16.5 10.7 16.5 13.3 15 15 M 17.8 6.5 C 20.6 9.5 20.6 14.5 17.8 17.5
        speaker.wave.3: @speaker 0.8 -1.5 2.4;-A 6.5 12 5.5 -32 32 A 6.5 12 9.5 -38 38 A 6.5 12 13.5 -40 40
        mic microphone: R 8.5 2.5 7 12 3.5;-M 5 11 C 5 15.2 8 18 12 18 C 16 18 19 15.2 19 11 M 12 18 L 12 21.5 M 8.5 21.5 L 15.5 21.5
        video: R 2 6.5 13 11 2.5;M 15.5 11 L 21.5 7.5 L 21.5 16.5 L 15.5 13 Z
        camera: M 8.5 6.5 L 9.8 4.5 L 14.2 4.5 L 15.5 6.5 L 19.5 6.5 C 20.8 6.5 21.5 7.3 21.5 8.5 L 21.5 17.5 C 21.5 18.7 20.8 19.5 19.5 19.5 L 4.5 19.5 C 3.2 19.5 2.5 18.7 2.5 17.5 L 2.5 8.5 C 2.5 7.3 3.2 6.5 4.5 6.5 Z;/O 12 12.8 3.6
        phone: M 6.2 3.5 L 9 3.5 L 10.8 8 L 8.6 9.7 C 9.6 12 12 14.4 14.3 15.4 L 16 13.2 L 20.5 15 L 20.5 17.8 C 20.5 19.5 19.2 20.7 17.5 20.5 C 10 19.8 4.2 14 3.5 6.5 C 3.3 4.8 4.5 3.5 6.2 3.5 Z
        flipphone: R 7.5 2 9 8.8 1.6;R 7.5 12.8 9 9.2 1.6;%R 9.6 4 4.8 4.6 0.5;%O 10.2 15.8 0.9 O 13.8 15.8 0.9 O 10.2 18.8 0.9 O 13.8 18.8 0.9;-M 9 10.8 L 9 12.8 M 15 10.8 L 15 12.8
        candybarphone: R 7 2.5 10 19 2;%R 9.2 5 5.6 5 0.5 R 9.5 12.5 1.8 1.8 0.4 R 12.7 12.5 1.8 1.8 0.4 R 9.5 16 1.8 1.8 0.4 R 12.7 16 1.8 1.8 0.4
        sensor: R 3.5 3.5 17 17 4.5;/O 12 12 4.5;%O 12 12 1.6
        sensor.tag: R 4.5 3 15 18 4;/O 12 12 3.5
        dot.radiowaves.up.right dot.radiowaves.up.forward: *O 5 19 2.2;-A 5 19 6.2 -90 0 A 5 19 10.6 -90 0 A 5 19 15 -90 0
        dot.radiowaves.right: *O 4.5 12 2.2;-A 4.5 12 6 -48 48 A 4.5 12 10.5 -48 48 A 4.5 12 15 -48 48
        wave.3.right ~wave.3.left: -A 3 12 6 -45 45 A 3 12 11 -45 45 A 3 12 16 -45 45
        wifi.exclamationmark: =wifi.badge.exclamationmark
        powerplug powercord: M 6.5 9 L 17.5 9 L 17.5 13 C 17.5 16 15.5 18 12 18 C 8.5 18 6.5 16 6.5 13 Z;-M 9.2 8.5 L 9.2 3.5 M 14.8 8.5 L 14.8 3.5 M 12 18.5 L 12 21.8
        cable.connector: R 7.5 9 9 8 1.5;-M 9.8 8.5 L 9.8 3.5 L 14.2 3.5 L 14.2 8.5 M 12 17.5 L 12 21.8
        cable.connector.horizontal: R 7 7.5 8 9 1.5;-M 15.5 9.8 L 20.5 9.8 L 20.5 14.2 L 15.5 14.2 M 6.5 12 L 2.2 12
        cable.coaxial: -O 12 12 8.5;O 12 12 4;%O 12 12 1.3
        poweroutlet.type.a: @square;/M 9 9 L 9 15 M 15 9 L 15 15
        poweroutlet.type.b: @square;/M 9 7.5 L 9 11 M 15 7.5 L 15 11;%O 12 15.5 1.6
        poweroutlet.type.c: @square;/O 12 12 6;%O 9.5 12 1.1 O 14.5 12 1.1
        poweroutlet.type.f: @square;/O 12 12 6;%O 9.5 12 1.1 O 14.5 12 1.1 O 12 7.2 0.9 O 12 16.8 0.9
        poweroutlet.type.g: @square;/M 12 7 L 12 10 M 7.5 15 L 10 15 M 14 15 L 16.5 15
        poweroutlet.strip: R 2 8 20 8 2;%O 6.5 12 1.4 O 12 12 1.4 O 17.5 12 1.4
        minus.plus.batteryblock: R 2.5 7.5 19 12 2;*R 5 4 4.5 3.5 0.6 R 14.5 4 4.5 3.5 0.6;/M 5.5 13.5 L 9 13.5 M 14.5 13.5 L 18.5 13.5 M 16.5 11.5 L 16.5 15.5
        bolt.batteryblock: R 2.5 7.5 19 12 2;*R 5 4 4.5 3.5 0.6 R 14.5 4 4.5 3.5 0.6;%M 13 9 L 8 14 L 11.3 14 L 10.8 18 L 16 12.8 L 12.5 12.8 Z
        switch.2: R 3 3.5 18 7.5 3.7;R 3 13 18 7.5 3.7;%O 16.8 7.25 2 O 7.2 16.75 2
        lightswitch.on: R 6 2.5 12 19 2.5;/R 9.5 7 5 10 1;%R 10.8 8.3 2.4 3.2 0.4
        lightswitch.off: R 6 2.5 12 19 2.5;/R 9.5 7 5 10 1;%R 10.8 12.5 2.4 3.2 0.4
        togglepower: -O 12 12 9;-M 12 7.5 L 12 16.5
        button.programmable: -O 12 12 9.3;O 12 12 5.3
        button.horizontal: R 2 7.5 20 9 4.5;-M 7.5 12 L 16.5 12
        button.angledbottom.horizontal.right: M 2.5 7 L 21.5 7 L 21.5 13 C 21.5 15.5 20 17 17.5 17 L 2.5 17 Z
        keyboard: R 1.8 5.5 20.4 13 2.2;%O 6 9.5 0.9 O 10 9.5 0.9 O 14 9.5 0.9 O 18 9.5 0.9 O 6 12.5 0.9 O 10 12.5 0.9 O 14 12.5 0.9 O 18 12.5 0.9;/M 8 15.5 L 16 15.5
        keyboard.chevron.compact.down: @keyboard 0.9 1.2 -1.8;-M 8.5 18.8 L 12 21.3 L 15.5 18.8
        macwindow window.ceiling: R 2.5 4 19 16 2.5;/M 2.5 9 L 21.5 9;%O 5.6 6.6 0.9 O 8.3 6.6 0.9 O 11 6.6 0.9
        text.and.command.macwindow: @macwindow;/M 6 12.5 L 13 12.5 M 6 16 L 17 16
        filemenu.and.selection: M 3 3.5 L 14 3.5 L 14 8 L 3 8 Z;-M 3 8 L 3 20.5 L 18 20.5 L 18 8 L 14 8;*R 5 11 11 3 0.5;-M 6 17.3 L 14 17.3
        contextualmenu.and.cursorarrow: =macwindow.and.cursorarrow
        cursorarrow: M 5 2.8 L 19.5 13.2 L 13 14.3 L 9 20.5 Z
        cursorarrow.rays cursorarrow.click: @cursorarrow 0.75 6 6;-M 8 2 L 8.5 5 M 2 8 L 5 8.5 M 3.5 3.5 L 5.7 5.7 M 13.5 3.5 L 11.8 5.5
        macmini: R 2.5 9 19 7 2.5;%O 17.5 12.5 1
        macpro.gen3: R 6 3.5 12 15.5 1.8;%O 10 8 1 O 14 8 1 O 10 12 1 O 14 12 1 O 10 16 1 O 14 16 1;-M 7.5 19.5 L 7.5 21.5 M 16.5 19.5 L 16.5 21.5
        pc: R 2 6 13 9.5 1.5;-M 8.5 16 L 8.5 19 M 5.5 19 L 11.5 19;R 17 4 5 15.5 1.2;%O 19.5 7.5 0.9
        ipad.and.iphone: @ipad 0.85 -2 0;R 14.5 10 7.5 12 1.8
        macbook.and.iphone: R 2.5 5 14 10 1.6;-M 1.5 18 L 12.5 18;R 15 9.5 7 12 1.6
        ipad.landscape: R 2.5 4.5 19 15 2.5;/M 18.8 10.5 L 18.8 13.5
        iphone.gen3: R 7 2.5 10 19 2.8;/M 10.5 5.5 L 13.5 5.5
        iphone.landscape: R 2.5 7 19 10 2.5;/M 18.7 10.5 L 18.7 13.5
        magicmouse: R 7 2.5 10 19 5
        computermouse: R 6.5 2.5 11 19 5.5;/M 12 3 L 12 9
        earbuds: -M 4.5 5 C 8.5 3 11 5.5 10 9.5 L 7.5 9.5 L 7.5 17 M 19.5 5 C 15.5 3 13 5.5 14 9.5 L 16.5 9.5 L 16.5 17;*O 6.3 7 3 O 17.7 7 3
        airpods airpodspro airpods.gen3: *O 6.8 7 3.6 O 17.2 7 3.6;*R 7.5 7 2.7 13 1.3 R 13.8 7 2.7 13 1.3
        earbuds.case airpods.chargingcase airpodspro.chargingcase.wireless: R 3 5 18 14.5 4.5;/M 3 10.5 L 21 10.5;%O 12 14.3 1.2
        visionpro: M 5 6.5 L 19 6.5 C 21 6.5 22.3 8.5 22.3 11.5 C 22.3 15 20.5 17.5 17.8 17.5 C 15.3 17.5 14.5 14.5 12 14.5 C 9.5 14.5 8.7 17.5 6.2 17.5 C 3.5 17.5 1.7 15 1.7 11.5 C 1.7 8.5 3 6.5 5 6.5 Z
        web.camera: O 12 9.8 7.2;/O 12 9.8 2.8;-M 6.5 21 L 17.5 21 M 12 17.3 L 12 21
        wifi.router: R 2.5 14.5 19 6 2;%O 6.5 17.5 1 O 10 17.5 1;-M 17 14 L 17 9.5 M 13.2 7.8 C 15.2 5.7 18.8 5.7 20.8 7.8 M 10.8 5 C 14.2 1.6 19.8 1.6 23.2 5
        radio: R 2.5 8 19 12.5 2.2;-M 5.5 7.5 L 17.5 3;/O 8.2 14.3 2.8 M 14 12 L 18.3 12 M 14 16.3 L 18.3 16.3
        hifispeaker: R 6 2.5 12 19 2;/O 12 14.8 3.6;%O 12 7 1.6
        hifispeaker.2 homepod.2: R 2 3.5 9 17 1.8;R 13 3.5 9 17 1.8;/O 6.5 14.5 2.3 M 6.5 7.5 L 6.5 7.6 M 17.5 7.5 L 17.5 7.6 O 17.5 14.5 2.3
        homepod: M 12 3.5 C 17 3.5 20 7 20 11.5 C 20 17 17 20.5 12 20.5 C 7 20.5 4 17 4 11.5 C 4 7 7 3.5 12 3.5 Z;/M 8 7 C 10 8 14 8 16 7
        homepodmini: M 12 5.5 C 16.5 5.5 20 8.5 20 12.5 C 20 17 17 19.5 12 19.5 C 7 19.5 4 17 4 12.5 C 4 8.5 7.5 5.5 12 5.5 Z;/M 9 8.3 C 10.8 9 13.2 9 15 8.3
        appletv: R 3 7.5 18 9.5 2.5;%O 17 12.2 1
        av.remote appletvremote.gen4: R 7.5 2 9 20 2.8;/O 12 7.3 2.3;%O 10.2 12.5 1 O 13.8 12.5 1 O 10.2 15.7 1 O 13.8 15.7 1 O 10.2 18.8 1 O 13.8 18.8 1
        gyroscope: -O 12 12 9;-E 12 12 9 3.5;-E 12 12 3.5 9;*O 12 12 1.7
        livephoto: -O 12 12 2.5;-O 12 12 5.8;*O 12 2.8 0.9 O 16.6 4 0.9 O 20 7.4 0.9 O 21.2 12 0.9 O 20 16.6 0.9 O 16.6 20 0.9 O 12 21.2 0.9 O 7.4 20 0.9 O 4 16.6 0.9 O 2.8 12 0.9 O 4 7.4 0.9 O 7.4 4 0.9
        livephoto.play: *M 10 8.5 L 16 12 L 10 15.5 Z;-O 12 12 6.3;*O 12 2.8 0.9 O 16.6 4 0.9 O 20 7.4 0.9 O 21.2 12 0.9 O 20 16.6 0.9 O 16.6 20 0.9 O 12 21.2 0.9 O 7.4 20 0.9 O 4 16.6 0.9 O 2.8 12 0.9 O 4 7.4 0.9 O 7.4 4 0.9
        camera.aperture: O 12 12 9;/M 14.6 8 L 20 10.5 M 16.6 12.2 L 14.5 20.2 M 13.8 16.2 L 6.7 19.2 M 9.4 16 L 4 13.5 M 7.4 11.8 L 9.5 3.8 M 10.2 7.8 L 17.3 4.8
        camera.filters: O 12 8.3 5.5;O 7.7 15.3 5.5;O 16.3 15.3 5.5
        camera.metering.center.weighted: @rectangle;/O 12 12 4;%O 12 12 1.8
        arrow.triangle.2.circlepath.camera: =camera.and.arrow.triangle.2.circlepath
        light.beacon.max light.beacon.min: M 6.5 17 L 6.5 13.5 C 6.5 10 9 8 12 8 C 15 8 17.5 10 17.5 13.5 L 17.5 17 Z;R 4 17 16 4 1;-M 12 5 L 12 2.5 M 5 6.5 L 6.8 8.2 M 19 6.5 L 17.2 8.2 M 2 12.5 L 4 12.5 M 22 12.5 L 20 12.5
        tv.music.note: =music.note.tv
        directcurrent: -M 3 9 L 21 9 M 3 15 L 6.5 15 M 10.2 15 L 13.8 15 M 17.5 15 L 21 15
        alternatingcurrent: -M 2.5 12 C 5 4 9 4 12 12 C 15 20 19 20 21.5 12
        simcard: M 6.5 2.5 L 13.5 2.5 L 19 8 L 19 19.5 C 19 20.8 18.3 21.5 17 21.5 L 7 21.5 C 5.7 21.5 5 20.8 5 19.5 L 5 4.5 C 5 3.2 5.3 2.5 6.5 2.5 Z;/R 8.5 11 7 7 1.2 M 12 11 L 12 18 M 8.5 14.5 L 15.5 14.5
        sdcard: M 9 2.5 L 17.5 2.5 C 18.5 2.5 19 3 19 4 L 19 20 C 19 21 18.5 21.5 17.5 21.5 L 6.5 21.5 C 5.5 21.5 5 21 5 20 L 5 7 Z;/M 10 6 L 10 8.5 M 13 6 L 13 8.5 M 16 6 L 16 8.5
        opticaldisc: O 12 12 9;%O 12 12 2.5
        faxmachine: @printer
        scanner: R 2.5 12 19 7 2;-M 4.5 11.5 L 19.5 6.5;%O 6.5 15.5 1
        phone.down: M 12 8 C 16 8 19.5 9.5 21.3 12 C 22 13 21.8 14.5 21.2 15.5 L 16.3 14.8 L 15.8 11.8 C 13.5 11.2 10.5 11.2 8.2 11.8 L 7.7 14.8 L 2.8 15.5 C 2.2 14.5 2 13 2.7 12 C 4.5 9.5 8 8 12 8 Z
        phone.arrow.up.right: @phone 0.9 0 2.4;-M 14.5 9.5 L 21 3 M 16.5 3 L 21 3 L 21 7.5
        phone.arrow.down.left: @phone 0.9 0 2.4;-M 21 3 L 14.5 9.5 M 14.5 5 L 14.5 9.5 L 19 9.5
        teletype: R 4 9.5 16 11 2;M 3 8.5 C 3 3 21 3 21 8.5 L 17 8.5 L 16.5 6.8 L 7.5 6.8 L 7 8.5 Z;%O 9 13 1 O 12 13 1 O 15 13 1 O 9 16.5 1 O 12 16.5 1 O 15 16.5 1
        playpause: M 2.5 5 L 11.5 12 L 2.5 19 Z;R 14 5.5 2.3 13 0.4;R 19 5.5 2.3 13 0.4
        goforward.plus: =plus.arrow.clockwise
        gobackward.minus: =minus.arrow.counterclockwise
        music.mic: O 15.5 8.5 5.5;-M 11.5 12.5 L 3.5 20.5 M 10 10.5 L 13.5 14
        music.quarternote.3: *O 5 17 2.4 O 12.5 15.5 2.4 O 20 14 2.4;-M 6.6 17 L 6.6 7 M 14.1 15.5 L 14.1 5.5 M 21.6 14 L 21.6 4
        pianokeys: R 2.5 4.5 19 15 2;/M 8.8 12.5 L 8.8 19.5 M 15.2 12.5 L 15.2 19.5;%R 7.3 4.5 3 8 0.4 R 13.7 4.5 3 8 0.4
        guitars: -M 20.5 3.5 L 12 12;M 12.8 9.5 C 10 7.5 7.5 9 7.8 11.5 C 4 11.5 2.5 14 3 17 C 3.5 20 5 21.2 7.5 21 C 10.5 20.8 12.3 19 12.3 16.2 C 15 16.5 16.3 13.8 14.5 11.3 Z;%O 8.7 15.3 1.7
        metronome: M 9 3 L 15 3 L 19.5 21 L 4.5 21 Z;/M 6.2 16.5 L 17.8 16.5 M 12 16.5 L 17.5 6
        forward.frame ~backward.frame: M 11 4.5 L 21.5 12 L 11 19.5 Z;-M 4 5 L 4 19
        speaker.plus: =speaker.badge.plus
        speaker.minus: =speaker.badge.minus
        airplayvideo: -M 7.5 17 L 5 17 C 3.5 17 2.5 16 2.5 14.5 L 2.5 6.5 C 2.5 5 3.5 4 5 4 L 19 4 C 20.5 4 21.5 5 21.5 6.5 L 21.5 14.5 C 21.5 16 20.5 17 19 17 L 16.5 17;*M 12 13.5 L 18 20.5 L 6 20.5 Z
        airplayaudio: -A 12 10.5 8.5 130 410 A 12 10.5 5 140 400;*M 12 13 L 18 21 L 6 21 Z
        shareplay: -A 12 10 8.5 140 400;*O 12 9 2.2;*M 7.5 17.5 C 7.8 14 9.5 12.8 12 12.8 C 14.5 12.8 16.2 14 16.5 17.5 Z
        captions.bubble: @bubble.left;/M 6.5 10 L 10 10 M 13 10 L 17.5 10 M 6.5 13.3 L 13 13.3
        applewatch.side.right: R 8.5 6.5 6.5 11 2;-M 9.5 6.5 L 10.5 2.5 L 13.5 2.5 M 9.5 17.5 L 10.5 21.5 L 13.5 21.5 M 17.5 10 L 17.5 13.5
        display.2: R 2 4 14 10 1.6;-M 9 14 L 9 18 M 5.5 18 L 10.5 18;R 13.5 10.5 9 7.5 1.4;-M 18 18 L 18 21 M 15.5 21 L 20.5 21
        opticid: M 1.8 12 C 4.2 7.7 7.8 5.5 12 5.5 C 16.2 5.5 19.8 7.7 22.2 12 C 19.8 16.3 16.2 18.5 12 18.5 C 7.8 18.5 4.2 16.3 1.8 12 Z;/O 12 12 3.5;%O 12 12 1.2
        phone.connection: @phone 0.85 -0.5 3.5;-A 13 11 3.5 -90 0 A 13 11 7.5 -90 0
        repeat.1: @arrow.2.squarepath 0.86 0 1.5;@1 0.42 14.5 0.5
        ellipsis.vertical.bubble: @bubble.left;%O 12 7 1.2 O 12 10.5 1.2 O 12 14 1.2
        bubble.middle.bottom: M 5 3.5 L 19 3.5 C 20.7 3.5 21.5 4.3 21.5 6 L 21.5 14 C 21.5 15.7 20.7 16.5 19 16.5 L 15 16.5 L 12 20.5 L 9 16.5 L 5 16.5 C 3.3 16.5 2.5 15.7 2.5 14 L 2.5 6 C 2.5 4.3 3.3 3.5 5 3.5 Z
        # media
        play: M 6 3.8 L 20 12 L 6 20.2 Z
        pause: R 5.5 4 4.5 16 1;R 14 4 4.5 16 1
        stop: R 4.5 4.5 15 15 2
        record.circle: -O 12 12 9;*O 12 12 4.5
        forward: M 2.5 5.5 L 12 12 L 2.5 18.5 Z;M 12 5.5 L 21.5 12 L 12 18.5 Z
        backward: M 21.5 5.5 L 12 12 L 21.5 18.5 Z;M 12 5.5 L 2.5 12 L 12 18.5 Z
        forward.end: M 4.5 4.5 L 16 12 L 4.5 19.5 Z;-M 19 5 L 19 19
        backward.end: M 19.5 4.5 L 8 12 L 19.5 19.5 Z;-M 5 5 L 5 19
        music.note: *O 8 18.2 3;-M 10.5 18 L 10.5 4.5 L 18.5 3 L 18.5 7 L 10.5 8.5
        music.note.list: *O 15 18.5 2.7;-M 17.3 18.3 L 17.3 7.5 L 21.5 6.5 L 21.5 9.5 L 17.3 10.5 M 3 5.5 L 13 5.5 M 3 11 L 13 11 M 3 16.5 L 9.5 16.5
        waveform: -M 3 10.5 L 3 13.5 M 7.5 7 L 7.5 17 M 12 3.5 L 12 20.5 M 16.5 7 L 16.5 17 M 21 10.5 L 21 13.5
        photo: R 2.5 4.5 19 15 2.5;%O 8 9.3 1.7;/M 3 17 L 8.5 13 L 11.5 15.5 L 16 11.5 L 21 16
        film: R 3 3.5 18 17 2;/M 7.5 4 L 7.5 20 M 16.5 4 L 16.5 20 M 7.5 12 L 16.5 12 M 3.5 8 L 7 8 M 3.5 16 L 7 16 M 17 8 L 20.5 8 M 17 16 L 20.5 16
        """
}
