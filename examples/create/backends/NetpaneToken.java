// Trades the partner's secret for a short-lived token that the page's widgets use. Java 17 or newer, nothing to install.
//   in your own server: NetpaneToken.token(origin, scopes, account)
//   by itself:          NETPANE_URL=… NETPANE_SECRET=… SITE_ORIGIN=https://portal.example.com java NetpaneToken.java

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

public class NetpaneToken {
    /** What the page gets; a refusal goes through as it is, so that the widget can say why. */
    public record Answer(int status, String body) {}

    // Never the error itself: it may name what only the back end should know.
    private static final Answer AWAY = new Answer(502, "{\"code\":5020,\"message\":\"暂时无法连接网络云平台\"}");
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    /** `account`: code of the account to show; null for your own. */
    public static Answer token(String origin, List<String> scopes, String account) {
        String list = scopes.stream().map(NetpaneToken::quoted).collect(Collectors.joining(","));
        String other = account == null ? "" : ",\"account\":" + quoted(account);
        String cloud = setting("NETPANE_URL", "http://127.0.0.1:8080").replaceAll("/$", "");
        HttpRequest request = HttpRequest.newBuilder(URI.create(cloud + "/api/v3/embed/token"))
            .timeout(Duration.ofMillis((long) (1000 * Double.parseDouble(setting("NETPANE_TIMEOUT", "10")))))
            .header("authorization", "Bearer " + setting("NETPANE_SECRET", ""))
            .header("content-type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString("{\"origin\":" + quoted(origin) + ",\"scopes\":[" + list + "]" + other + "}"))
            .build();
        try {
            HttpResponse<String> reply = CLIENT.send(request, HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
            String text = reply.body().trim();
            if (!text.startsWith("{")) return AWAY;
            String data = member(text, "data");
            return data.contains("\"token\"") ? new Answer(200, data) : new Answer(502, text);
        } catch (IOException | InterruptedException error) {
            return AWAY;
        }
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /** Java reads no JSON by itself: the object that has this name, as it is written; empty when there is none. */
    private static String member(String json, String name) {
        int from = json.indexOf('"' + name + "\":");
        from = from < 0 ? -1 : from + name.length() + 3;
        if (from < 0 || !json.startsWith("{", from)) return "";
        boolean inText = false;
        for (int at = from, depth = 0; at < json.length(); at++) {
            char sign = json.charAt(at);
            if (inText && sign == '\\') at++;
            else if (sign == '"') inText = !inText;
            else if (!inText && sign == '{') depth++;
            else if (!inText && sign == '}' && --depth == 0) return json.substring(from, at + 1);
        }
        return "";
    }

    private static String setting(String name, String usual) {
        String value = System.getenv(name);
        return value == null || value.isEmpty() ? usual : value;
    }

    public static void main(String[] arguments) throws IOException {
        if (setting("NETPANE_SECRET", "").isEmpty()) throw new IllegalStateException("NETPANE_SECRET is not set");
        String origin = setting("SITE_ORIGIN", "http://localhost:5173");
        List<String> scopes = List.of(setting("NETPANE_SCOPES", "device:read alarm:read").split(" "));
        int port = Integer.parseInt(setting("PORT", "5001"));
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/netpane-token", exchange -> {
            boolean posted = exchange.getRequestMethod().equals("POST");
            // Your own pages only. Here is also where to ask who is signed in, and whether they may see this network.
            boolean ours = origin.equals(exchange.getRequestHeaders().getFirst("origin"));
            Answer answer = posted && ours ? token(origin, scopes, null) : new Answer(posted ? 403 : 405, "{}");
            byte[] bytes = answer.body().getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("content-type", "application/json");
            exchange.getResponseHeaders().set("cache-control", "no-store");
            exchange.sendResponseHeaders(answer.status(), bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
        System.out.println("http://127.0.0.1:" + port + "/netpane-token");
    }
}
