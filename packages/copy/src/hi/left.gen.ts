// Generated from messages/hi/left.po by `make gen`. Change that file.

export const title = "आपका अकाउंट बंद हो गया है" as string;
export const text = "उसमें जो कुछ है, सब डिलीट किया जा रहा है। अपना ख़याल रखें।" as string;
